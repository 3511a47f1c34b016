import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Started, startStack } from '../../test/child-process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PROJECT = 'demo-rad-rewind';
const CLICKS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Of a hundred clicks these many are older than 90 days, and these many are of today's version. */
const EXPIRED = 10;
const BRIEF = 5;

const NOW = Date.now();
const SECRET = 'q=jane@example.com';

let stack: Started<Record<string, string>>;
let firebase: typeof import('../../src/firebase.ts');

const at = (daysAgo: number) => new Date(NOW - daysAgo * DAY_MS);

/** A click of an older version, a third of them without a referrer. */
const oldClick = (number: number, timestamp: Date) => ({
  productId: number % 40,
  timestamp,
  referrer: number % 3 === 0 ? null : `https://search.example/?${SECRET}`,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
});

function clickOf(number: number): Record<string, unknown> {
  const place = number % 100;
  if (place < EXPIRED) return oldClick(number, at(91 + place));
  const timestamp = at(place * 0.8);
  const expiresAt = new Date(timestamp.getTime() + 90 * DAY_MS);
  if (place < EXPIRED + BRIEF) {
    return { productId: 1, timestamp, referrer: 'mail.example', userAgent: 'Safari, mobile', expiresAt };
  }
  return oldClick(number, timestamp);
}

beforeAll(async () => {
  stack = await startStack();
  process.env.FIRESTORE_EMULATOR_HOST = stack.ready.STACK_FIRESTORE_HOST;
  process.env.GOOGLE_CLOUD_PROJECT = PROJECT;
  firebase = await import('../../src/firebase.ts');
  const writer = firebase.firestore().bulkWriter({ throttling: false });
  for (let number = 0; number < CLICKS; number += 1) {
    const id = number.toString(16).padStart(64, '0');
    void writer.create(firebase.firestore().doc(`clicks/${id}`), clickOf(number));
  }
  await writer.close();
});
afterAll(() => stack?.stop());

const clicks = () => firebase.firestore().collection('clicks');
const countOf = async (query: FirebaseFirestore.Query) => (await query.count().get()).data().count;
const countDone = () => countOf(clicks().where('expiresAt', '>', at(1_000)));

function startScript(...parameters: string[]) {
  const { FIRESTORE_EMULATOR_HOST, PATH } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'functions/scripts/clean-clicks.ts', ...parameters],
    {
      cwd: ROOT,
      env: {
        PATH,
        FIRESTORE_EMULATOR_HOST,
        GOOGLE_CLOUD_PROJECT: PROJECT,
        METADATA_SERVER_DETECTION: 'none',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return { child, lines: createInterface({ input: child.stdout }) };
}

/** What a run says, to its end. */
async function runScript(...parameters: string[]): Promise<string[]> {
  const { child, lines } = startScript(...parameters);
  const ended = once(child, 'exit');
  const said: string[] = [];
  for await (const line of lines) said.push(line);
  expect(await ended).toEqual([0, null]);
  return said;
}

it('clicks of older versions are cut, also by runs that are killed, and by nothing but a run that writes', async () => {
  const shortened = (CLICKS * (100 - EXPIRED - BRIEF)) / 100;
  const removed = (CLICKS * EXPIRED) / 100;
  const all = `${shortened} shortened, ${removed} removed as older than 90 days`;
  const looked = await runScript();
  expect(looked.at(-1)).toBe(`Of ${CLICKS} clicks would be ${all}. Nothing was written; --write does it.`);
  expect(await countDone()).toBe((CLICKS * BRIEF) / 100);

  const { child, lines } = startScript('--write');
  const ended = once(child, 'exit');
  for await (const line of lines) if (line.includes(' 4000 clicks: ')) child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  const before = await countOf(clicks());
  const doneBefore = await countDone();
  expect(before).toBeLessThan(CLICKS);
  expect(doneBefore).toBeGreaterThan(3_000);
  expect(doneBefore).toBeLessThan(before);

  const rest = await runScript('--write');
  expect(rest.at(-1)).toBe(
    `Done. Of ${before} clicks ${before - doneBefore - (removed - (CLICKS - before))} shortened, ` +
      `${removed - (CLICKS - before)} removed as older than 90 days.`,
  );
  expect(await countOf(clicks())).toBe(CLICKS - removed);
  expect(await countDone()).toBe(CLICKS - removed);

  const left = (await clicks().get()).docs;
  const kept = new Set(left.map((click) => `${click.get('referrer')} ${click.get('userAgent')}`));
  expect([...kept].sort()).toEqual([
    'mail.example Safari, mobile',
    'null Firefox, desktop',
    'search.example Firefox, desktop',
  ]);
  for (const click of left) {
    expect(Object.keys(click.data()).sort()).toEqual([
      'expiresAt',
      'productId',
      'referrer',
      'timestamp',
      'userAgent',
    ]);
    const age = click.get('expiresAt').toMillis() - click.get('timestamp').toMillis();
    expect(age).toBe(90 * DAY_MS);
  }

  const again = await runScript('--write');
  expect(again.at(-1)).toBe(
    `Done. Of ${CLICKS - removed} clicks 0 shortened, 0 removed as older than 90 days.`,
  );
});
