import { expect, test } from 'vitest';
import { limitJobs } from './limit-jobs.ts';

test('no more jobs than allowed run at a time, and a failed one makes room', async () => {
  const gate = limitJobs(2, 18);
  let running = 0;
  let most = 0;
  const job = (index: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    if (index % 3 === 0) throw new Error('failed');
    return index;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => gate(job(index))));
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

test('whoever comes while as many wait as may is refused at once, and the others are not disturbed', async () => {
  const gate = limitJobs(1, 2);
  let end = () => {};
  const first = gate(() => new Promise<void>((resolve) => (end = resolve)));
  const waiting = [gate(async () => 'a'), gate(async () => 'b')];
  const refusal = { name: 'HttpError', status: 503, headers: { 'Retry-After': '5' } };
  await expect(gate(async () => 'c')).rejects.toMatchObject(refusal);
  end();
  await first;
  expect(await Promise.all(waiting)).toEqual(['a', 'b']);
  expect(await gate(async () => 'd')).toBe('d');
});
