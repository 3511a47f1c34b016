import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFirebaseJson, rewrittenFunctions } from '../hosting/firebase-json.ts';
import { freePort, requireFreePort } from '../hosting/loopback-server.ts';
import { DEMO_ADMIN, PROJECT_ROOT } from '../project.ts';
import { signIn } from '../seeding/admin-session.ts';
import {
  descendantsOf,
  isAlive,
  type StartedCommand,
  startCommand,
  startProgram,
} from '../testing/started-command.ts';
import type { RunningProcess } from './processes.ts';

let data: string;
let port: number;
const started: StartedCommand[] = [];

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'rad-start-'));
  port = await freePort();
});

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
  rmSync(data, { recursive: true, force: true });
});

function start(onPort: number, folder: string, ...options: string[]): StartedCommand {
  const command = startCommand(['start', '--data', folder, ...options], { PORT: String(onPort) });
  started.push(command);
  return command;
}

/** Starts a shop; resolves when it is ready. */
async function startShop(onPort = port, folder = data, ...options: string[]) {
  const command = start(onPort, folder, ...options);
  await command.wrote(`Admin: ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}`);
  return { ...command, pid: command.child.pid as number, url: `http://localhost:${onPort}` };
}

async function expectNothingLeft(processes: RunningProcess[]): Promise<void> {
  await vi.waitFor(() => expect(processes.filter(isAlive)).toEqual([]), { timeout: 5_000 });
  await requireFreePort(port);
}

const isFunction = ({ command }: RunningProcess) => command.includes('--target=');

async function namesIn(url: string): Promise<string[]> {
  const products = (await (await fetch(`${url}/api/products`)).json()) as { name: string }[];
  return products.map(({ name }) => name);
}

/** What a start that filled a new shop says to people, its builds apart. */
function expectWords(output: string): void {
  const functions = rewrittenFunctions(readFirebaseJson(PROJECT_ROOT).hosting);
  expect(output.trimEnd().split('\n').slice(2)).toEqual([
    '3/5 Starting Firestore, Auth, Storage and the simulators',
    `4/5 Starting the functions ${functions.join(', ')}`,
    '5/5 Filling the new shop with the sample catalogue',
    expect.stringMatching(/^Log: \S+functions\.log$/),
    `Ready: http://localhost:${port}`,
    `Admin: ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}`,
  ]);
}

function loggedEntries(): Record<string, unknown>[] {
  const lines = readFileSync(join(data, 'functions.log'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('says how far it is, and leaves no process and no port after Ctrl-C; what was saved is there again', async () => {
  const first = await startShop();
  const processes = await descendantsOf(first.pid);
  expect(processes.filter(isFunction)).toHaveLength(4);
  const admin = await signIn(first.url, DEMO_ADMIN);
  const category = { name: 'Kept', slug: 'kept', description: '', image: '' };
  await admin.call('POST', '/api/admin/categories', category);
  const names = await namesIn(first.url);
  expect(names.length).toBeGreaterThan(30);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  await expectNothingLeft(processes);
  expectWords(first.output());
  expect(loggedEntries()).toContainEqual(expect.objectContaining({ function: 'api', severity: 'INFO' }));

  const second = await startShop(port, data, '--verbose');
  expect(second.output()).toContain('5/5 The shop is as it was left\n');
  expect(await namesIn(second.url)).toEqual(names);
  const categories = (await (await fetch(`${second.url}/api/categories`)).json()) as { slug: string }[];
  expect(categories.map(({ slug }) => slug)).toContain('kept');
  expect((await fetch(`${second.url}/uploads/pager.webp`)).status).toBe(200);
  await second.wrote('GET /uploads/pager.webp 200 ');
  await fetch(`${second.url}/api/categories`);
  await second.wrote(' HIT\n');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);

  const fresh = await startShop(port, data, '--fresh');
  const left = (await (await fetch(`${fresh.url}/api/categories`)).json()) as { slug: string }[];
  expect(left.map(({ slug }) => slug)).not.toContain('kept');
});

it('leaves nothing behind when it is killed outright', async () => {
  const { pid, child, ended } = await startShop();
  const processes = await descendantsOf(pid);
  child.kill('SIGKILL');
  await ended;
  await expectNothingLeft(processes);
});

it('ends when the npm that started it is killed outright', async () => {
  const npm = startProgram('npm', ['start', '--', '--data', data], { PORT: String(port) });
  started.push(npm);
  await npm.wrote('Admin: ');
  const processes = await descendantsOf(npm.child.pid as number);
  expect(processes.filter(isFunction)).toHaveLength(4);
  npm.child.kill('SIGKILL');
  await expectNothingLeft(processes);
});

it('starts a function again that dies, says so, and leaves none behind', async () => {
  const { pid, child, url, output, wrote, ended } = await startShop();
  const first = (await descendantsOf(pid)).filter(isFunction);
  process.kill(first.find(({ command }) => command.includes('=api'))?.pid ?? 0, 'SIGKILL');
  await wrote('The api function runs again\n');
  expect(output()).toContain('The api function ended (SIGKILL). It is started again\n');
  expect((await namesIn(url)).length).toBeGreaterThan(30);
  const processes = await descendantsOf(pid);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expectNothingLeft([...first, ...processes]);
});

it('runs beside another, but not on its port nor on its data', async () => {
  await startShop();
  const onSamePort = start(port, join(data, 'other'));
  expect(await onSamePort.ended).toBe(1);
  expect(onSamePort.output()).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  );
  const otherPort = await freePort();
  const onSameData = start(otherPort, data);
  expect(await onSameData.ended).toBe(1);
  expect(onSameData.output()).toMatch(/^The data in .* is in use by another running stack.*\n$/);
  const other = await startShop(otherPort, join(data, 'other'));
  expect((await namesIn(other.url)).length).toBeGreaterThan(30);
});

it('says that a port is taken by a program of any kind', async () => {
  const program = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => program.once('listening', resolve));
  const taken = (program.address() as AddressInfo).port;
  const { ended, output } = start(taken, data);
  expect(await ended).toBe(1);
  expect(output()).toContain(`Port ${taken} is taken.`);
  program.close();
});
