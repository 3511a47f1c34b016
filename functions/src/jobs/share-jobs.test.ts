import { expect, test } from 'vitest';
import { shareJobs } from './share-jobs.ts';

test('those who ask while a job runs get its outcome; the next one runs anew', async () => {
  const share = shareJobs<number>();
  let runs = 0;
  const job = async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 2));
    return runs;
  };
  expect(await Promise.all([share('a', job), share('a', job), share('b', job)])).toEqual([2, 2, 2]);
  expect(await share('a', job)).toBe(3);
});

test('a failure is shared too and not remembered', async () => {
  const share = shareJobs<number>();
  const failing = async () => {
    throw new Error('failed');
  };
  await expect(Promise.all([share('a', failing), share('a', failing)])).rejects.toThrow('failed');
  expect(await share('a', async () => 1)).toBe(1);
});
