import { discoveryPath, pagePath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Started } from '../../test/child-process.ts';
import { startOwnFunction } from '../../test/own-function.ts';
import { rawCall } from '../../test/raw-call.ts';

/*
 * Which host a request names is up to whoever sends it. On one's own machine the shop goes by it; what it answers then
 * is nobody else's.
 */

const SITE_URL = 'https://shop.example';
const PLACES = [
  ['pages', pagePath.home],
  ['pages', pagePath.newArrivals],
  ['api', discoveryPath.feed],
  ['media', discoveryPath.sitemap],
] as const;

const textOf = async (url: string, headers: Record<string, string>): Promise<string> =>
  (await rawCall(url, { headers })).body.toString();

const poisoned = (index: number): Record<string, string>[] => [
  { host: `evil-${index}.example` },
  { 'x-forwarded-host': `evil-${index}.example` },
  { 'x-forwarded-host': `evil-${index}.example, rad.example`, 'x-forwarded-proto': 'http' },
];

describe.each([
  ['that knows its address', { SITE_URL }, 'https://shop.example'],
  ['without an address of its own', {}, 'https://rad.example'],
])('a shop %s', (_name, env: Record<string, string>, address) => {
  const functions = new Map<string, Started<string>>();
  beforeAll(async () => {
    for (const name of ['pages', 'api', 'media']) functions.set(name, await startOwnFunction(name, env));
  });
  afterAll(() => Promise.all([...functions.values()].map((started) => started.stop())));

  it.each(PLACES)('gives from %s at %s nobody an answer made for another host', async (name, path) => {
    const url = `${functions.get(name)?.ready}${path}`;
    const asked = Array.from({ length: 10 }, (_, index) => [
      ...poisoned(index).map((headers) => textOf(url, headers)),
      textOf(url, { 'x-forwarded-host': 'rad.example' }),
    ]);
    const texts = await Promise.all(asked.flat());
    for (const [index, text] of texts.entries()) {
      const isVisitor = index % 4 === 3;
      if (isVisitor || env.SITE_URL) {
        expect(text).toContain(address);
        expect(text).not.toContain('evil-');
      } else expect(text).toContain(`evil-${Math.floor(index / 4)}.example`);
    }
  });
});
