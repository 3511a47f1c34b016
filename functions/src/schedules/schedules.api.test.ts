import type { PriceRefresh } from '@rad-rewind/contract/amazon';
import { apiPath } from '@rad-rewind/contract/paths';
import { type Schedule, type ScheduleName, scheduleListSchema } from '@rad-rewind/contract/schedules';
import { statusApiPath } from '@rad-rewind/contract/status-paths';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amazonControl, configureAmazon, forgetAmazon } from '../../test/amazon-stack.ts';
import type { ApiClient } from '../../test/api-client.ts';
import { readTrail } from '../../test/audit-trail.ts';
import { makeProduct } from '../../test/catalogue-factory.ts';
import { dropDocument, patchDocument, readDocuments } from '../../test/firestore-control.ts';
import { signInAdmin, signInOrdinaryUser, visitor } from '../../test/people.ts';

const REFRESH = 'refreshAmazonPrices';
const LAMP = 'B0RW90H001';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});
const forget = async () => {
  await forgetAmazon();
  await Promise.all([REFRESH, 'purgeDeleted'].map((name) => dropDocument(`runs/${name}`)));
};
beforeEach(forget);
afterEach(forget);

const named = (list: unknown, name: ScheduleName): Schedule | undefined =>
  scheduleListSchema.parse(list).find((schedule) => schedule.name === name);
const read = async (name: ScheduleName) => named((await admin.get(statusApiPath.schedules)).body, name);
const run = (name: string = REFRESH) => admin.post(statusApiPath.runSchedule(name));
const moment = (agoMs: number) => ({ timestamp: new Date(Date.now() - agoMs).toISOString() });
const MINUTE = 60_000;

/** A run as the function of the schedule leaves it. */
const storedRun = (changes: object) => ({
  id: 'one',
  by: 'schedule',
  startedAt: moment(20 * MINUTE),
  endedAt: moment(19 * MINUTE),
  endsBy: moment(5 * MINUTE),
  outcome: '40 refreshed',
  error: null,
  ...changes,
});

describe('the schedules', () => {
  it('tell when each runs next, by its timetable and time zone, before the first run', async () => {
    const schedule = await read(REFRESH);
    expect(schedule).toMatchObject({
      state: 'never',
      lastRun: null,
      everyMinutes: 360,
      timeZone: 'Etc/UTC',
      canRunNow: true,
    });
    const wait = Date.parse(schedule?.nextRunAt ?? '') - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(360 * MINUTE);
  });

  it('are for admins alone', async () => {
    const user = await signInOrdinaryUser();
    for (const [person, status] of [
      [visitor(), 401],
      [user, 403],
    ] as const) {
      expect((await person.get(statusApiPath.schedules)).status).toBe(status);
      expect((await person.post(statusApiPath.runSchedule(REFRESH))).status).toBe(status);
    }
    expect((await read(REFRESH))?.state).toBe('never');
  });

  it('remember a run that was killed as begun and never ended', async () => {
    await patchDocument(`runs/${REFRESH}`, { runs: [storedRun({ endedAt: null, outcome: null })] });
    expect(await read(REFRESH)).toMatchObject({
      state: 'killed',
      lastRun: { startedAt: expect.any(String), endedAt: null, outcome: null, error: null },
    });
  });

  it('remember why an earlier run failed when a later one went well', async () => {
    const failed = storedRun({ id: 'two', outcome: null, error: 'Amazon is throttling us.' });
    await patchDocument(`runs/${REFRESH}`, { runs: [storedRun({}), failed] });
    expect(await read(REFRESH)).toMatchObject({
      state: 'ok',
      lastRun: { outcome: '40 refreshed' },
      lastFailure: { error: 'Amazon is throttling us.' },
    });
  });
});

describe('RUN NOW', () => {
  it('runs the same as the schedule, and keeps who asked, when, and what came of it', async () => {
    await configureAmazon(admin);
    await makeProduct(admin, {
      affiliateLink: `https://www.amazon.com/dp/${LAMP}?tag=rad-20`,
      isAmazonProduct: true,
      amazonProductId: LAMP,
    });
    const { status, body } = await run();
    expect(status).toBe(200);
    const schedule = named(body, REFRESH);
    expect(schedule).toMatchObject({
      state: 'ok',
      lastRun: { by: 'admin', outcome: expect.stringMatching(/^[1-9]\d* refreshed, /), error: null },
    });
    const { startedAt = '', endedAt = '' } = schedule?.lastRun ?? {};
    expect(Date.parse(endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(startedAt));
    expect(await amazonControl.count('getItems')).toBeGreaterThan(0);
    const [entry] = await readTrail(admin, { kind: 'schedule' });
    expect(entry).toMatchObject({ who: 'admin', verb: 'run', subject: REFRESH });
    expect(await read(REFRESH)).toMatchObject({ lastRun: schedule?.lastRun });
  });

  it('says that there was nothing to do where no credentials are stored', async () => {
    expect(named((await run()).body, REFRESH)).toMatchObject({
      state: 'ok',
      lastRun: { outcome: 'Nothing to do: no credentials of Amazon are stored' },
    });
  });

  it('that fails is remembered as failed, with the reason', async () => {
    await configureAmazon(admin, { amazonSecretKey: 'wrong' });
    await makeProduct(admin, { isAmazonProduct: true, amazonProductId: LAMP });
    const { status, body } = await run();
    expect(status).toBe(200);
    const schedule = named(body, REFRESH);
    expect(schedule).toMatchObject({ state: 'failed', lastRun: { outcome: null } });
    expect(schedule?.lastRun?.error).toMatch(/credential/i);
    expect(schedule?.lastRun?.endedAt).not.toBeNull();
  });

  it('never runs one twice at a time', async () => {
    await patchDocument(`runs/${REFRESH}`, {
      runs: [storedRun({ endedAt: null, outcome: null, endsBy: moment(-MINUTE) })],
    });
    expect((await read(REFRESH))?.state).toBe('running');
    const entries = Object.keys(await readDocuments('audit')).length;
    const { status, body } = await run();
    expect(status).toBe(409);
    expect(body).toEqual({ message: 'It is running already. Please wait until it has ended.' });
    expect(Object.keys(await readDocuments('audit'))).toHaveLength(entries);
  });

  it('and REFRESH PRICES beside the settings of Amazon are the same run', async () => {
    await configureAmazon(admin);
    const refresh = () => admin.post<PriceRefresh>(apiPath.adminAmazonRefreshPrices);
    const { body } = await refresh();
    expect(await read(REFRESH)).toMatchObject({
      state: 'ok',
      lastRun: { by: 'admin', outcome: expect.stringMatching(`^${body.refreshed} refreshed`) },
    });
    await patchDocument(`runs/${REFRESH}`, {
      runs: [storedRun({ endedAt: null, outcome: null, endsBy: moment(-MINUTE) })],
    });
    expect((await refresh()).status).toBe(409);
  });

  it('pressed twice at once runs it once', async () => {
    await configureAmazon(admin);
    await makeProduct(admin, { isAmazonProduct: true, amazonProductId: LAMP });
    await amazonControl.fault({ kind: 'slow', times: 1, delayMs: 3_000 });
    const statuses = (await Promise.all([run(), run()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
  });

  it('remembers ten runs', async () => {
    const runs = Array.from({ length: 10 }, (_, index) => storedRun({ id: `run-${index}` }));
    await patchDocument(`runs/${REFRESH}`, { runs });
    await run();
    const { [`runs/${REFRESH}`]: stored } = await readDocuments('runs');
    expect(stored?.runs).toHaveLength(10);
  });

  it('is refused for what removes for good, and for what is no schedule', async () => {
    expect((await run('purgeDeleted')).status).toBe(409);
    expect((await read('purgeDeleted'))?.state).toBe('never');
    expect((await run('dropEverything')).status).toBe(404);
  });
});
