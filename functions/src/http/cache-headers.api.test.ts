import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { signInAdmin, visitor } from '../../test/people.ts';
import { STACK_URL } from '../../test/stack.ts';
import { API_ROUTES } from '../routes.ts';

const SLUG = 'groovy-pink-lava-lamp-with-purple-base';
const FOR_EVERYBODY = /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=60$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NOT_KEPT = 'private, no-store';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

const cacheControl = async (path: string, client = visitor()) => {
  const { status, headers } = await client.get(path);
  return { status, header: headers.get('cache-control') ?? '' };
};

const PAGES = [
  ...[pagePath.home, pagePath.product(SLUG), pagePath.categories, pagePath.category('music')],
  ...[pagePath.newArrivals, pagePath.tag('retro'), pagePath.search('lamp'), pagePath.legal('terms')],
  pagePath.about,
];
/** Public calls of the route table that answer from the catalogue, with the parameters of the sample catalogue. */
const CATALOGUE_CALLS = API_ROUTES.filter(
  ({ method, access, path }) => method === 'GET' && access === 'public' && /products|categories/.test(path),
).map(({ path }) => path.replace(':id', '1').replace(':slug', 'music'));

describe('what caches are told', () => {
  it.each([...PAGES, ...CATALOGUE_CALLS])(
    '%s is kept by the CDN, and by nobody for a session',
    async (path) => {
      const { status, header } = await cacheControl(path);
      expect({ status, header }).toEqual({ status: 200, header: expect.stringMatching(FOR_EVERYBODY) });
      expect((await cacheControl(path, admin)).header).toBe(NOT_KEPT);
    },
  );

  it('every script, style and font that a page names is kept for a year', async () => {
    const html = await (await fetch(STACK_URL)).text();
    const assets = new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path));
    expect(assets.size).toBeGreaterThan(4);
    for (const path of assets) expect((await cacheControl(path)).header, path).toBe(IMMUTABLE);
  });

  it('a built file that is not there is kept by nobody: a release may bring it', async () => {
    expect(await cacheControl('/assets/app-A1b2C3d4.js')).toEqual({ status: 404, header: NOT_KEPT });
  });

  it.each(['/uploads/lava-lamp.webp', '/uploads/lava-lamp.webp?w=320'])(
    'the picture %s is kept for a year',
    async (path) => {
      expect(await cacheControl(path)).toEqual({ status: 200, header: IMMUTABLE });
    },
  );

  it.each([pagePath.product('nothing'), pagePath.category('nothing'), '/nothing'])(
    'the page %s, which is not there, is kept for seconds',
    async (path) => {
      const { status, header } = await cacheControl(path);
      expect({ status, header }).toEqual({ status: 404, header: 'public, max-age=0, s-maxage=10' });
    },
  );

  it.each([
    [apiPath.products({ slug: 'nothing' }), 404],
    ['/api/products?limit=0', 400],
    ['/api/nothing', 404],
    ['/uploads/nothing.webp', 404],
    [apiPath.adminSubscribers, 401],
  ])('the error of %s is not kept', async (path, status) => {
    expect(await cacheControl(path)).toEqual({ status, header: NOT_KEPT });
  });
});
