import { pagePath } from '@rad-rewind/contract/paths';
import autocannon from 'autocannon';
import type { CacheMode } from '../../local/src/hosting/shared-cache.ts';
import type { Stack } from '../../local/src/stack.ts';
import { BROWSER_ENCODINGS } from './browser-encodings.ts';
import { median } from './median.ts';
import { PAGES } from './pages.ts';
import { productPages } from './product-pages.ts';
import type { Figure } from './report.ts';
import { CACHE_SETTING, withHosting } from './with-hosting.ts';

const CONNECTIONS = 50;
const SECONDS = 5;
const HEADERS = { 'accept-encoding': BROWSER_ENCODINGS };

/** @throws where the answer is no page, or comes from elsewhere than it should */
async function timePage(url: string, expected: 'HIT' | 'MISS'): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: HEADERS });
  await response.arrayBuffer();
  const ms = performance.now() - start;
  const kept = response.headers.get('x-cache');
  if (response.status !== 200 || kept !== expected) {
    throw new Error(`${url} answered ${response.status}, ${kept} where ${expected} was due`);
  }
  return ms;
}

/** Times of all pages one after the other, in milliseconds. */
async function timePages(origin: string, paths: readonly string[], expected: 'HIT' | 'MISS') {
  const times: number[] = [];
  for (const path of paths) times.push(await timePage(origin + path, expected));
  return times;
}

/** Visits a second of one page. @throws where one fails */
async function throughput(url: string): Promise<number> {
  const load = { url, connections: CONNECTIONS, headers: HEADERS };
  await autocannon({ ...load, duration: 1 });
  const { requests, non2xx, errors } = await autocannon({ ...load, duration: SECONDS });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load`);
  return requests.average;
}

async function compareThroughput(stack: Stack): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of PAGES) {
    const under = (cache: CacheMode) => withHosting(stack, cache, (origin) => throughput(origin + path));
    const off = await under('off');
    const on = await under('fresh-only');
    const load = `${name} page, ${CONNECTIONS} connections`;
    figures.push(
      { name: `${load}, ${CACHE_SETTING.off}`, value: off, unit: 'requests/s', target: null },
      { name: `${load}, ${CACHE_SETTING['fresh-only']}`, value: on, unit: 'requests/s', target: null },
      { name: `${load}: times as many with the cache`, value: on / off, unit: '', target: null },
    );
  }
  return figures;
}

/**
 * What Hosting's cache brings, on this machine: how long a page takes whose answer it has to fetch, and one that it
 * keeps; and how many pages a second it gives out, and would without.
 */
export async function measureCachedVisits(stack: Stack): Promise<Figure[]> {
  const paths = [pagePath.home, ...(await productPages(stack.url))];
  const [cold, warm] = await withHosting(stack, 'fresh-only', async (origin) => [
    await timePages(origin, paths, 'MISS'),
    await timePages(origin, paths, 'HIT'),
  ]);
  const setting = CACHE_SETTING['fresh-only'];
  return [
    { name: `a page, ${setting}, not kept yet: median`, value: median(cold), unit: 'ms', target: null },
    { name: `a page, ${setting}, kept: median`, value: median(warm), unit: 'ms', target: null },
    ...(await compareThroughput(stack)),
  ];
}
