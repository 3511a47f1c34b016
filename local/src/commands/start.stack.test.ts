import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFirebaseJson, rewrittenFunctions } from '../hosting/firebase-json.ts';
import { freePort } from '../hosting/loopback-server.ts';
import { DEMO_ADMIN, PROJECT_ROOT } from '../project.ts';
import { signIn } from '../seeding/admin-session.ts';
import { isFunction, ownStarts } from '../testing/own-starts.ts';
import { descendantsOf } from '../testing/started-command.ts';

const starts = ownStarts();

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
    `Ready: http://localhost:${starts.port}`,
    `Admin: ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}`,
  ]);
}

function loggedEntries(): Record<string, unknown>[] {
  const lines = readFileSync(join(starts.data, 'functions.log'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('says how far it is, and leaves no process and no port after Ctrl-C; what was saved is there again', async () => {
  const first = await starts.startShop();
  const processes = await descendantsOf(first.pid);
  expect(processes.filter(isFunction)).toHaveLength(4);
  const admin = await signIn(first.url, DEMO_ADMIN);
  const category = { name: 'Kept', slug: 'kept', description: '', image: '' };
  await admin.call('POST', '/api/admin/categories', category);
  const names = await namesIn(first.url);
  expect(names.length).toBeGreaterThan(30);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  await starts.expectNothingLeft(processes);
  expectWords(first.output());
  expect(loggedEntries()).toContainEqual(expect.objectContaining({ function: 'api', severity: 'INFO' }));

  const second = await starts.startShop(starts.port, starts.data, '--verbose');
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

  const fresh = await starts.startShop(starts.port, starts.data, '--fresh');
  const left = (await (await fetch(`${fresh.url}/api/categories`)).json()) as { slug: string }[];
  expect(left.map(({ slug }) => slug)).not.toContain('kept');
});

it('starts a function again that dies, says so, and leaves none behind', async () => {
  const { pid, child, url, output, wrote, ended } = await starts.startShop();
  const first = (await descendantsOf(pid)).filter(isFunction);
  process.kill(first.find(({ command }) => command.includes('=api'))?.pid ?? 0, 'SIGKILL');
  await wrote('The api function runs again\n');
  expect(output()).toContain('The api function ended (SIGKILL). It is started again\n');
  expect((await namesIn(url)).length).toBeGreaterThan(30);
  const processes = await descendantsOf(pid);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await starts.expectNothingLeft([...first, ...processes]);
});

it('runs beside another, but not on its port nor on its data', async () => {
  await starts.startShop();
  const onSamePort = starts.start(starts.port, join(starts.data, 'other'));
  expect(await onSamePort.ended).toBe(1);
  expect(onSamePort.output()).toBe(
    `Port ${starts.port} is taken. Stop what uses it, or choose another: PORT=${starts.port + 1} npm start\n`,
  );
  const otherPort = await freePort();
  const onSameData = starts.start(otherPort, starts.data);
  expect(await onSameData.ended).toBe(1);
  expect(onSameData.output()).toMatch(/^The data in .* is in use by another running stack.*\n$/);
  const other = await starts.startShop(otherPort, join(starts.data, 'other'));
  expect((await namesIn(other.url)).length).toBeGreaterThan(30);
});

it('says that a port is taken by a program of any kind', async () => {
  const program = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => program.once('listening', resolve));
  const taken = (program.address() as AddressInfo).port;
  const { ended, output } = starts.start(taken, starts.data);
  expect(await ended).toBe(1);
  expect(output()).toContain(`Port ${taken} is taken.`);
  program.close();
});
