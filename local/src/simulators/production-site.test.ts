import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ProductionSite, startProductionSite } from './production-site.ts';

let site: ProductionSite;
beforeAll(async () => {
  site = await startProductionSite();
});
afterAll(() => site.stop());

it('serves the pictures that only production has', async () => {
  const answer = await fetch(`${site.url}/uploads/karaoke-mic.webp`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
});

it.each(['/uploads/pager.webp', '/uploads/cd-wallet-open.webp', '/uploads/../package.json', '/'])(
  'has no %s',
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
  },
);
