import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDemoAdmin } from './demo-admin.ts';
import { functionEnvironment } from './environment.ts';
import { sessionCookieOf, timedCall } from './faults/timed-call.ts';
import { type FunctionProcess, startFunction } from './functions/function-process.ts';
import { readFirebaseJson } from './hosting/firebase-json.ts';
import { freePort } from './hosting/loopback-server.ts';
import { DATA_ENTRIES, DEMO_ADMIN, PROJECT_ROOT } from './project.ts';
import { type Services, startServices } from './services.ts';
import { catalogueProblems } from './testing/catalogue-problems.ts';
import { startCommand } from './testing/started-command.ts';

const SAVES = 1_000;
const AT_ONCE = 25;
/** Answered saves after which the process is killed. */
const KILL_AFTER = [300, 650];

type Documents = Record<string, Record<string, unknown>>;

let services: Services;
const running: FunctionProcess[] = [];

async function start(name: 'api' | 'signIn'): Promise<FunctionProcess> {
  const source = join(PROJECT_ROOT, readFirebaseJson(PROJECT_ROOT).functions[0]?.source ?? '');
  const environment = functionEnvironment(name, services.addresses);
  const started = await startFunction({ name, source, environment, log: () => undefined });
  running.push(started);
  return started;
}

beforeAll(async () => {
  services = await startServices(null);
  await createDemoAdmin(services.addresses);
});
afterAll(async () => {
  for (const process of running) await process.stop();
  await services?.stop();
});

const productOf = (slug: string) => ({
  name: 'Killed pager',
  slug,
  description: '<p>Beep.</p>',
  price: '$9.99',
  affiliateLink: 'https://partner.example/pager',
  featuredImage: '/uploads/pager.webp',
  isFeatured: slug.endsWith('0'),
  tags: [],
});

async function storedDocuments(): Promise<Documents> {
  const answer = await fetch(`${services.firestoreControl}/export`);
  return ((await answer.json()) as { documents: Documents }).documents;
}

it('a process killed in the middle of 1,000 saves loses none that was answered and half-writes none', async () => {
  let api = await start('api');
  const cookie = await sessionCookieOf((await start('signIn')).origin, DEMO_ADMIN);
  const slugs = Array.from({ length: SAVES }, (_, index) => `killed-${randomUUID().slice(0, 8)}-${index}`);
  const answered: string[] = [];
  const cutOff: string[] = [];
  const kills = [...KILL_AFTER];
  let restarting: Promise<void> = Promise.resolve();

  const killAndRestart = async () => {
    process.kill(api.pid, 'SIGKILL');
    api = await start('api');
  };
  const queue = [...slugs];
  const saveAll = async () => {
    for (let slug = queue.shift(); slug !== undefined; slug = queue.shift()) {
      await restarting;
      const body = productOf(slug);
      const url = api.origin + apiPath.adminProducts;
      const answer = await timedCall(url, { method: 'POST', cookie, body }).catch(() => null);
      if (answer === null) cutOff.push(slug);
      else {
        expect(answer).toMatchObject({ status: 201 });
        answered.push(slug);
      }
      if (answered.length >= (kills[0] ?? Number.POSITIVE_INFINITY)) {
        kills.shift();
        restarting = killAndRestart();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, saveAll));

  expect(kills).toEqual([]);
  expect(cutOff.length).toBeGreaterThan(0);
  expect(answered.length + cutOff.length).toBe(SAVES);
  const documents = await storedDocuments();
  expect(catalogueProblems(documents)).toEqual([]);
  const stored = new Set(Object.values(documents).flatMap(({ slug }) => (slug ? [String(slug)] : [])));
  expect(answered.filter((slug) => !stored.has(slug))).toEqual([]);
});

it('a local shop that is killed outright while it saves keeps a whole catalogue', async () => {
  const data = mkdtempSync(join(tmpdir(), 'rad-killed-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shop = startCommand(['start', '--data', data], { PORT: String(port) });
  try {
    await shop.wrote('Admin: ');
    const cookie = await sessionCookieOf(url, DEMO_ADMIN);
    let saved = 0;
    let isOver = false;
    const saving = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const body = productOf(`kept-${randomUUID()}`);
        const answer = await timedCall(url + apiPath.adminProducts, { method: 'POST', cookie, body });
        if (answer.status === 201) saved += 1;
      }
    });
    const ended = Promise.allSettled(saving);
    await vi.waitFor(() => expect(saved).toBeGreaterThan(60), { timeout: 60_000, interval: 50 });
    shop.child.kill('SIGKILL');
    isOver = true;
    await Promise.all([shop.ended, ended]);
    const text = readFileSync(join(data, DATA_ENTRIES.firestore), 'utf8');
    const { documents } = JSON.parse(text) as { documents: Documents };
    expect(catalogueProblems(documents)).toEqual([]);
    expect(Object.keys(documents).filter((path) => path.startsWith('products/')).length).toBeGreaterThan(40);
  } finally {
    shop.child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
