import { healthSchema } from '@rad-rewind/contract/health';
import { apiPath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Started } from '../../test/child-process.ts';
import { startOwnFunction } from '../../test/own-function.ts';
import { PARAMETERS } from './parameters.ts';

const PROBLEM = `SITE_URL ${PARAMETERS.SITE_URL.rule}`;
/** A project on the internet, that was given all but its address. */
const DEPLOYED = { GCLOUD_PROJECT: 'rad-shop', TRUSTED_PROXIES: '', UNLIMITED_ADDRESSES: '' };

let api: Started<string>;
let pages: Started<string>;
beforeAll(async () => {
  [api, pages] = await Promise.all([startOwnFunction('api', DEPLOYED), startOwnFunction('pages', DEPLOYED)]);
});
afterAll(() => Promise.all([api.stop(), pages.stop()]));

it('a shop that does not know its address is not healthy, and says what is missing', async () => {
  const response = await fetch(api.ready + apiPath.health);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(healthSchema.parse(await response.json())).toMatchObject({ status: 'down', problems: [PROBLEM] });
});

it.each([
  ['api', '/feed.xml'],
  ['pages', '/'],
] as const)('its %s function gives %s to nobody, whatever host was asked', async (name, path) => {
  const { ready, output } = name === 'api' ? api : pages;
  const response = await fetch(ready + path, { headers: { 'X-Forwarded-Host': 'evil.example' } });
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  expect(text).toContain(PROBLEM);
  expect(text).not.toContain('evil.example');
  expect(output()).toContain('parameters-bad');
});

it('with its address, no page, feed or sitemap names another host that was asked for', async () => {
  const SITE_URL = 'https://shop.example';
  const started = await Promise.all(
    ['api', 'pages', 'media'].map((name) => startOwnFunction(name, { SITE_URL })),
  );
  const paths = ['/feed.xml', '/', '/sitemap.xml'];
  try {
    for (const [position, { ready }] of started.entries()) {
      const response = await fetch(ready + paths[position], {
        headers: { 'X-Forwarded-Host': 'evil.example' },
      });
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text).toContain(SITE_URL);
      expect(text).not.toContain('evil.example');
    }
  } finally {
    await Promise.all(started.map((one) => one.stop()));
  }
});
