import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { functionEnvironment } from '../environment.ts';
import { type Hosting, startHosting } from '../hosting/hosting.ts';
import { type Functions, startFunctions } from './functions.ts';
import { type FunctionsFolder, makeFunctionsFolder } from './functions-for-tests.ts';

const SERVICES = {
  firestoreHost: '127.0.0.1:1',
  authHost: '127.0.0.1:1',
  storageHost: '127.0.0.1:1',
  amazonUrl: 'http://127.0.0.1:1',
  productionSiteUrl: 'http://127.0.0.1:1',
};

let folder: FunctionsFolder;
let functions: Functions;
let hosting: Hosting;
let notices: string[];

beforeEach(async () => {
  folder = makeFunctionsFolder();
  notices = [];
  functions = await startFunctions({
    names: ['fixture'],
    source: folder.source,
    environmentOf: (name) => functionEnvironment(name, SERVICES),
    log: () => undefined,
    notice: (line) => notices.push(line),
  });
  const rewrites = [{ source: '**', function: { functionId: 'fixture', pinTag: true } }];
  hosting = await startHosting({
    root: folder.source,
    config: { public: 'public', rewrites },
    functions: functions.addresses,
    cache: 'off',
    port: 0,
  });
});
afterEach(async () => {
  await hosting.stop();
  await functions.stop();
  folder.remove();
});

const statusOf = async (path: string) => (await fetch(`${hosting.url}${path}`)).status;

async function whoAnswers() {
  const answer = await fetch(`${hosting.url}/`);
  return (await answer.json()) as { pid: number; environment: Record<string, string> };
}

function kill(): number {
  const [pid = 0] = functions.pids;
  process.kill(pid, 'SIGKILL');
  return pid;
}

it('a killed function is started again; its requests fail, later ones wait for the new one', async () => {
  const cutOff = statusOf('/hang');
  await whoAnswers();
  const statuses: number[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 5 }, async () => {
    while (!isOver) statuses.push(await statusOf('/'));
  });
  const killed = kill();
  expect(await cutOff).toBe(503);
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  expect(await statusOf('/')).toBe(200);
  await vi.waitFor(() => expect(notices).toContain('The fixture function runs again'), { timeout: 20_000 });
  isOver = true;
  await Promise.all(visitors);
  expect((await whoAnswers()).pid).not.toBe(killed);
  expect((await whoAnswers()).pid).toBe(functions.pids[0]);
  expect(notices).toEqual([
    'The fixture function ended (SIGKILL). It is started again',
    'The fixture function runs again',
  ]);
  // Five visitors lose at most what was under way when it died and what met its closed port.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.at(-1)).toBe(200);
});

it('one that dies of each start says why, waits ever longer, and recovers', async () => {
  folder.setBroken(true);
  kill();
  await vi.waitFor(() => expect(notices).toHaveLength(3), { timeout: 30_000 });
  expect(notices[1]).toMatch(
    /^The fixture function ended \(1\): .*It is broken\. It has ended 2 times in a row and is started again in 1 s$/,
  );
  expect(notices[2]).toContain('3 times in a row and is started again in 2 s');
  expect(await statusOf('/')).toBe(503);
  folder.setBroken(false);
  await vi.waitFor(() => expect(notices.at(-1)).toBe('The fixture function runs again'), { timeout: 30_000 });
  expect(await statusOf('/')).toBe(200);
});

it('one that is stopped while it waits is not started again', async () => {
  folder.setBroken(true);
  kill();
  await vi.waitFor(() => expect(notices).toHaveLength(3), { timeout: 30_000 });
  await functions.stop();
  await expect(functions.addresses.fixture?.()).rejects.toThrow('aborted');
  expect(notices).toHaveLength(3);
});

it('a function has the heap that its memory leaves, and variables of production alone', async () => {
  const { environment } = await whoAnswers();
  expect(environment).toMatchObject({
    NODE_OPTIONS: '--max-old-space-size=448',
    TZ: 'UTC',
    K_SERVICE: 'fixture',
  });
  const foreign = Object.keys(environment).filter((name) => /^(npm|VITEST|TEST)/i.test(name));
  expect(foreign).toEqual([]);
});
