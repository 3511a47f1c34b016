import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ProductionSite, startProductionSite } from './production-site.ts';

let site: ProductionSite;
beforeAll(async () => {
  site = await startProductionSite();
});
afterAll(() => site.stop());

it.each(['keytar-keys', 'keytar-keys-copy-0a1b-7'])('serves %s, which only production has', async (name) => {
  const answer = await fetch(`${site.url}/uploads/${name}.webp`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
});

it.each([
  '/uploads/pager.webp',
  '/uploads/pager-copy-1.webp',
  '/uploads/keytar-keys-copy-none.webp',
  '/uploads/cd-wallet-open.webp',
  '/uploads/../package.json',
  '/',
])('has no %s', async (path) => {
  expect((await fetch(site.url + path)).status).toBe(404);
});
