import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../hosting/loopback-server.ts';
import { type StartedCommand, startCommand } from '../testing/started-command.ts';

let data: string;
let url: string;
let command: StartedCommand;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'rad-dev-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  command = startCommand(['dev', '--data', data], { PORT: String(port) });
  await command.wrote('Admin: ');
});

afterAll(async () => {
  command.child.kill('SIGINT');
  expect(await command.ended).toBe(0);
  rmSync(data, { recursive: true, force: true });
});

it('serves pages that load the sources and reload with them', async () => {
  const page = await (await fetch(`${url}/product/anything`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('/@vite/client');
  expect(page).toContain('/src/entry-browser.tsx');
  const source = await fetch(`${url}/src/entry-browser.tsx`);
  expect(source.headers.get('content-type')).toContain('javascript');
});

it('hands calls and uploads to the functions', async () => {
  expect(await (await fetch(`${url}/api/products?limit=2`)).json()).toHaveLength(2);
  expect((await fetch(`${url}/uploads/pager.webp`)).headers.get('content-type')).toBe('image/webp');
});
