import { beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { OutageError } from '../outage/outage-error.ts';
import { RunFailedError } from './run-failed.ts';
import { runJob, runOnTime } from './run-job.ts';
import { AlreadyRunningError } from './run-store.ts';

const { run, beginRun, endRun, logged } = vi.hoisted(() => ({
  run: vi.fn(),
  beginRun: vi.fn(),
  endRun: vi.fn(),
  logged: vi.fn(),
}));
vi.mock('./jobs.ts', () => ({ JOBS: { purgeDeleted: { canRunNow: false, run } } }));
vi.mock('./run-store.ts', async (importActual) => ({ ...(await importActual<object>()), beginRun, endRun }));
vi.mock('../log/log-event.ts', () => ({ logEvent: (code: string) => logged(code) }));

beforeEach(() => {
  vi.resetAllMocks();
  run.mockResolvedValue('3 removed for good');
});

const runIt = () => runJob('purgeDeleted', new Date(), null);
const ends = () => endRun.mock.calls.map(([, , { outcome, error }]) => [outcome, error]);

it('notes what came of a run', async () => {
  await runIt();
  expect(ends()).toEqual([['3 removed for good', null]]);
});

it('notes why a run failed', async () => {
  run.mockRejectedValue(new RunFailedError('Amazon refused it'));
  await runIt();
  expect(ends()).toEqual([[null, 'Amazon refused it']]);
});

it('does not note a run that went well as one that failed, where its end cannot be noted', async () => {
  const outage = new OutageError('firestore', 'unconfirmed');
  endRun.mockRejectedValue(outage);
  await expect(runIt()).rejects.toBe(outage);
  expect(ends()).toEqual([['3 removed for good', null]]);
  expect(logged).not.toHaveBeenCalled();
});

it('is skipped on time while another run goes on, and for nothing else', async () => {
  beginRun.mockRejectedValueOnce(new AlreadyRunningError());
  await runOnTime('purgeDeleted');
  expect(logged.mock.calls).toEqual([['schedule-skipped']]);
  logged.mockClear();
  const refusal = new HttpError(404, 'Product not found');
  run.mockRejectedValue(refusal);
  await expect(runOnTime('purgeDeleted')).rejects.toBe(refusal);
  expect(logged.mock.calls).toEqual([['schedule-failed']]);
});
