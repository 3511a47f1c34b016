import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_ADMIN } from '../project.ts';
import { signIn } from '../seeding/admin-session.ts';
import { descendantsOf, isAlive, type StartedCommand, startCommand } from '../testing/started-command.ts';
import type { RunningProcess } from './processes.ts';

let command: StartedCommand;
let url: string;
let processes: RunningProcess[];

// One request at a time: the suite starts a process for each that is in flight.
beforeAll(async () => {
  command = startCommand(['emulators', '--free-ports', '--stand-ins']);
  await command.wrote('Admin: ');
  url = /^Ready: (\S+)$/m.exec(command.output())?.[1] ?? '';
  processes = await descendantsOf(command.child.pid as number);
});

afterAll(async () => {
  command.child.kill('SIGINT');
  expect(await command.ended).toBe(0);
  expect(processes.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(processes.filter(isAlive)).toEqual([]), { timeout: 5_000 });
});

it('serves a page under the official suite', async () => {
  const answer = await fetch(`${url}/categories`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Fashion');
});

it('lists products under the official suite', async () => {
  const answer = await fetch(`${url}/api/products?limit=3`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveLength(3);
});

it('signs the admin in under the official suite', async () => {
  const admin = await signIn(url, DEMO_ADMIN);
  expect(await admin.call('GET', '/api/user')).toMatchObject({ username: 'admin', isAdmin: true });
});
