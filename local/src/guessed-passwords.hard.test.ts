import { join } from 'node:path';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoAdmin } from './demo-admin.ts';
import { functionEnvironment } from './environment.ts';
import { timedCall } from './faults/timed-call.ts';
import { type FaultyShop, startFaultyShop } from './faulty-shop.ts';
import { type FunctionProcess, startFunction } from './functions/function-process.ts';
import { guessAtOnce, storedFailures, tallyOf, trySignIn } from './guessing/guesses.ts';
import { readFirebaseJson } from './hosting/firebase-json.ts';
import { DEMO_ADMIN, PROJECT_ROOT } from './project.ts';
import { type Services, startServices } from './services.ts';

const GUESSES = 1_000;
/** Answered guesses after which an instance is killed. */
const KILLED_AFTER = 20;
/** What may be tried: fifty, and one in three seconds while the guesses are answered. */
const mostTried = (seconds: number) => 51 + Math.ceil(seconds / 3);

const OUTAGES = [
  'firestore-unreachable',
  'auth-unreachable',
  'save-unconfirmed',
  'request-failed',
  'page-failed',
];
const PAGES = [pagePath.home, pagePath.categories, apiPath.products({ limit: 8 }), apiPath.categories];

describe('a thousand guesses at once of one user name, each from another address', () => {
  let shop: FaultyShop;
  beforeAll(async () => {
    shop = await startFaultyShop();
  });
  afterAll(() => shop?.stop());

  /** Visits pages for as long as something lasts, and keeps the device that signed in before signing in. */
  async function visitUntil(over: Promise<unknown>, deviceToken: string) {
    const visits: number[] = [];
    const signIns: { status: number | null; seconds: number }[] = [];
    let isOver = false;
    void over.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const began = performance.now();
      const [signedIn, ...pages] = await Promise.all([
        trySignIn(shop.url, { ...DEMO_ADMIN, deviceToken }, '203.0.113.5'),
        ...PAGES.map((path) => timedCall(shop.url + path)),
      ]);
      visits.push(...pages.map(({ status }) => status));
      signIns.push({ status: signedIn.status, seconds: (performance.now() - began) / 1_000 });
    }
    return { visits, signIns };
  }

  it('are all counted; nobody else notices, and the owner gets in from a known device all the while', async () => {
    const { deviceToken = '' } = (await trySignIn(shop.url, DEMO_ADMIN, '203.0.113.5')).body;
    shop.takeLog();
    const began = performance.now();
    const attack = guessAtOnce(GUESSES, DEMO_ADMIN.username, { originOf: () => shop.url });
    const { visits, signIns } = await visitUntil(attack, deviceToken);
    const seconds = (performance.now() - began) / 1_000;
    const tally = tallyOf(await attack);
    const { documents } = await shop.inspect();
    console.log(JSON.stringify({ guesses: GUESSES, seconds, tally, visits: visits.length, signIns }));

    expect((tally[401] ?? 0) + (tally[429] ?? 0)).toBe(GUESSES);
    expect(tally[401]).toBeLessThanOrEqual(mostTried(seconds));
    expect(storedFailures(documents)).toBe(GUESSES);
    expect(visits.filter((status) => status !== 200)).toEqual([]);
    expect(signIns.filter(({ status }) => status !== 200)).toEqual([]);
    const events = shop.takeLog().map(({ event }) => String(event));
    expect(events.filter((event) => OUTAGES.includes(event))).toEqual([]);
    expect(events).toContain('sign-in-guarded');
  });
});

describe('the same, with three instances', () => {
  const running: FunctionProcess[] = [];
  const lines: string[] = [];
  let services: Services;
  beforeAll(async () => {
    services = await startServices(null);
    await createDemoAdmin(services.addresses);
    const source = join(PROJECT_ROOT, readFirebaseJson(PROJECT_ROOT).functions[0]?.source ?? '');
    const environment = functionEnvironment('signIn', services.addresses);
    const log = (line: string) => void lines.push(line);
    const start = () => startFunction({ name: 'signIn', source, environment, log });
    running.push(...(await Promise.all([start(), start(), start()])));
  });
  afterAll(async () => {
    for (const process of running) await process.stop();
    await services?.stop();
  });

  const originOf = (index: number) => running[index % running.length]?.origin ?? '';

  async function storedNow(): Promise<number> {
    const answer = await fetch(`${services.firestoreControl}/export`);
    const { documents } = (await answer.json()) as { documents: Parameters<typeof storedFailures>[0] };
    return storedFailures(documents);
  }

  it('none is uncounted, and no more are tried than of one instance, but for as many as are on their way', async () => {
    const began = performance.now();
    const tally = tallyOf(await guessAtOnce(GUESSES, 'somebody', { originOf }));
    const seconds = (performance.now() - began) / 1_000;
    console.log(JSON.stringify({ guesses: GUESSES, instances: running.length, seconds, tally }));
    expect((tally[401] ?? 0) + (tally[429] ?? 0)).toBe(GUESSES);
    expect(tally[401]).toBeLessThanOrEqual(mostTried(seconds));
    expect(await storedNow()).toBe(GUESSES);
    expect(lines.filter((line) => OUTAGES.some((event) => line.includes(event)))).toEqual([]);
  });

  it('one that is killed loses none that was answered', async () => {
    const [victim] = running;
    const onAnswer = (answered: number) => {
      if (victim && answered === KILLED_AFTER) process.kill(victim.pid, 'SIGKILL');
    };
    const tally = tallyOf(await guessAtOnce(GUESSES, 'somebody-else', { originOf, onAnswer }));
    console.log(JSON.stringify({ killedAfter: KILLED_AFTER, tally }));
    expect(tally.null).toBeGreaterThan(0);
    expect(await storedNow()).toBeGreaterThanOrEqual((tally[401] ?? 0) + (tally[429] ?? 0));
  });
});
