import type { Schedule, ScheduleRun } from '@rad-rewind/contract/schedules';
import type { CountedAddress, Versions } from '@rad-rewind/contract/status';
import { describe, expect, it } from 'vitest';
import { addressRows, addressWarning } from './address-rows.ts';
import { parameterRow, versionRows } from './deployment-rows.ts';
import { everyText, scheduleRow } from './schedule-rows.ts';
import { needsYouText } from './status-row.ts';
import { whenText } from './when-text.ts';

// The reader's own time zone, whichever that is.
const local = (month: number, day: number, hour: number, minute = 0) =>
  new Date(2026, month - 1, day, hour, minute).toISOString();
const NOW = new Date(2026, 10, 22, 8, 31);

describe('a moment', () => {
  it.each([
    [local(11, 22, 6, 5), 'today, 06:05'],
    [local(11, 22, 23, 59), 'today, 23:59'],
    [local(11, 21, 0, 0), 'yesterday, 00:00'],
    [local(11, 23, 0, 0), 'tomorrow, 00:00'],
    [local(11, 15, 18, 30), 'Sun 15 Nov, 18:30'],
    [new Date(2025, 11, 31, 9).toISOString(), 'Wed 31 Dec 2025, 09:00'],
  ])('%s is %s', (iso, text) => {
    expect(whenText(iso, NOW)).toBe(text);
  });
});

describe('a schedule', () => {
  const run = (changes: Partial<ScheduleRun> = {}): ScheduleRun => ({
    startedAt: local(11, 22, 6, 17),
    endedAt: local(11, 22, 6, 18),
    endsBy: local(11, 22, 6, 32),
    by: 'schedule',
    outcome: '40 refreshed',
    error: null,
    ...changes,
  });
  const schedule = (changes: Partial<Schedule>): Schedule => ({
    name: 'refreshAmazonPrices',
    state: 'ok',
    nextRunAt: local(11, 22, 12, 17),
    everyMinutes: 360,
    timeZone: 'Etc/UTC',
    canRunNow: true,
    lastRun: run(),
    lastFailure: null,
    ...changes,
  });
  const failed = run({ outcome: null, error: 'too many calls' });
  const unended = run({ outcome: null, endedAt: null });

  it.each<[Partial<Schedule>, string, string, string]>([
    [{}, 'Today, 06:17', '40 refreshed; next today, 12:17; runs every 6 h', 'OK'],
    [
      { lastRun: run({ by: 'kim' }) },
      'Today, 06:17',
      '40 refreshed; by kim; next today, 12:17; runs every 6 h',
      'OK',
    ],
    [
      { state: 'failed', lastRun: failed },
      'Failed today, 06:17',
      '"too many calls"; next today, 12:17; runs every 6 h',
      'FAILED',
    ],
    [
      { state: 'killed', lastRun: unended },
      'Began today, 06:17, and never ended',
      'next today, 12:17; runs every 6 h',
      'BROKE OFF',
    ],
    [
      { state: 'running', lastRun: unended },
      'Running since today, 06:17',
      'next today, 12:17; runs every 6 h',
      'RUNNING',
    ],
    [
      { state: 'late' },
      'Last run today, 06:17, and the next one did not come',
      '40 refreshed; next today, 12:17; runs every 6 h',
      'LATE',
    ],
    [{ state: 'never', lastRun: null }, 'Has not run yet', 'next today, 12:17; runs every 6 h', 'NOT YET'],
    [
      { lastFailure: { ...failed, startedAt: local(11, 15, 6, 17) } },
      'Today, 06:17',
      '40 refreshed; next today, 12:17; runs every 6 h; before that: failed Sun 15 Nov, 06:17, "too many calls"',
      'OK',
    ],
  ])('%j', (changes, text, detail, word) => {
    expect(scheduleRow(schedule(changes), NOW)).toMatchObject({ text, detail, badge: { word } });
  });

  it.each([
    [360, 'every 6 h'],
    [1440, 'every day'],
    [10_080, 'every 7 days'],
    [90, 'every 90 min'],
  ])('that runs each %i minutes runs %s', (minutes, text) => {
    expect(everyText(minutes)).toBe(text);
  });
});

describe('the counted address', () => {
  const counted = (changes: Partial<CountedAddress>): CountedAddress => ({
    header: '203.0.113.7',
    entries: [{ address: '203.0.113.7', kind: 'visitor', isSkipped: false }],
    address: '203.0.113.7',
    verdict: 'visitor',
    isCertain: true,
    ...changes,
  });

  it('is right where nobody can have made it up', () => {
    expect(addressWarning(counted({}))).toBeNull();
    expect(addressRows(counted({}))[0]).toMatchObject({
      text: 'Addresses reach the limiter as they are',
      detail: 'you are counted as 203.0.113.7, straight',
      badge: { tone: 'ok' },
    });
  });

  it('is to be compared where it is a claim', () => {
    const claim = counted({
      isCertain: false,
      header: '6.6.6.6, 203.0.113.7, 151.101.1.1',
      entries: [
        { address: '6.6.6.6', kind: 'visitor', isSkipped: false },
        { address: '203.0.113.7', kind: 'visitor', isSkipped: false },
        { address: '151.101.1.1', kind: 'cdn', isSkipped: true },
      ],
    });
    const [check, how] = addressRows(claim);
    expect(check?.badge).toEqual({ tone: 'note', word: 'COMPARE' });
    expect(check?.detail).toContain('through 1 server');
    expect(check?.detail).toContain('put "hosting" into TRUSTED_PROXIES');
    expect(how?.detail).toBe(
      "6.6.6.6 (a visitor's; not looked at), 203.0.113.7 (a visitor's; counted), 151.101.1.1 (the CDN's; skipped)",
    );
  });

  it('is a claim behind a server of Google too, which is to be named by its range', () => {
    const entries = [
      { address: '203.0.113.7', kind: 'visitor', isSkipped: false },
      { address: '35.191.0.1', kind: 'google', isSkipped: true },
    ] as const;
    const [check] = addressRows(counted({ isCertain: false, entries: [...entries] }));
    expect(check?.badge?.word).toBe('COMPARE');
    expect(check?.detail).toContain("put the range of Google's server into TRUSTED_PROXIES");
  });

  it.each([
    ['cdn', "the CDN's"],
    ['google', "Google's"],
    ['private', 'of a private network'],
    ['unknown', 'no address'],
  ] as const)('warns where it is %s', (verdict, words) => {
    const shared = counted({ verdict, isCertain: false, address: '10.0.0.4' });
    expect(addressRows(shared)[0]?.badge?.tone).toBe('bad');
    expect(addressWarning(shared)).toMatchObject({
      title: 'All visitors look like one',
      text: expect.stringContaining(`counted as 10.0.0.4, which is ${words}`),
    });
  });

  it.each([
    ['10.0.0.4', ' such as 10.0.0.4/32, '],
    ['fd00:0:0:1::/64', ' such as fd00:0:0:1::/64, '],
  ])('names the range of %s as a parameter takes it', (address, range) => {
    const warning = addressWarning(counted({ verdict: 'private', isCertain: false, address }));
    expect(warning?.steps[0]).toContain(range);
  });

  it('names no range of what is no address', () => {
    const warning = addressWarning(counted({ verdict: 'unknown', isCertain: false, address: 'unknown' }));
    expect(warning?.steps.join()).not.toMatch(/unknown|TRUSTED_PROXIES/);
  });
});

describe('the deployment', () => {
  const versions: Versions = {
    shop: '1.8.0',
    commit: '5f2c9a1',
    builtAt: local(11, 20, 21, 14),
    webBuild: 'abc',
    revision: 'api-00012-xyz',
    node: 'v22.12.0',
    firebaseFunctions: '7.4.0',
  };
  const webBadge = (served: string | null) => versionRows(versions, served, NOW)[2]?.badge;

  it('tells what was built when from which commit, and what it runs on', () => {
    expect(versionRows(versions, 'abc', NOW)).toMatchObject([
      { text: '1.8.0', detail: 'built Fri 20 Nov, 21:14, commit 5f2c9a1' },
      { text: 'api-00012-xyz', detail: 'Node 22.12.0, firebase-functions 7.4.0' },
      { text: 'Build abc' },
    ]);
  });

  it('tells whether Hosting serves the build that the functions make pages for', () => {
    expect(webBadge('abc')).toEqual({ tone: 'ok', word: 'SAME' });
    expect(webBadge('def')).toEqual({ tone: 'bad', word: 'DIFFERENT' });
    expect(webBadge(null)).toEqual({ tone: 'note', word: 'UNKNOWN' });
  });

  it('names a parameter that is missing with what is allowed', () => {
    const problem = 'SITE_URL must be an address';
    const row = parameterRow({ name: 'SITE_URL', label: 'Address', state: 'missing', value: '', problem });
    expect(row).toEqual({
      name: 'Address',
      text: 'Empty',
      detail: problem,
      badge: { tone: 'bad', word: 'MISSING' },
    });
  });
});

it('counts what waits for the owner among what says how it is', () => {
  const row = (tone: 'ok' | 'bad') => ({ name: '', text: '', detail: '', badge: { tone, word: '' } });
  const plain = { name: '', text: '', detail: '' };
  expect(needsYouText([row('ok'), plain])).toBe('Nothing needs you.');
  expect(needsYouText([row('ok'), row('bad'), plain])).toBe('1 of 2 needs you.');
  expect(needsYouText([row('bad'), row('bad')])).toBe('2 of 2 need you.');
});
