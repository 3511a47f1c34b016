import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../hosting/loopback-server.ts';
import { descendantsOf, type StartedCommand, startCommand } from '../testing/started-command.ts';
import { floors, residentMb } from './memory.ts';
import { letVisitorsIn } from './visitors.ts';

const VISITORS = 500;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 300);
/** Off: the functions are to bear every visit themselves. */
const CACHE = 'off';
const SAMPLE_EVERY_MS = 2_000;
/**
 * By how much of itself the memory that a process keeps may differ, and by how many megabytes in any case: where
 * nothing presses, V8 leaves garbage lying. A leak of ten kilobytes a request would be more.
 */
const FLAT = { share: 1.15, megabytes: 64 };

let data: string;
let url: string;
let shop: StartedCommand;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'rad-load-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = startCommand(['start', '--data', data, '--cache', CACHE], { PORT: String(port) });
  await shop.wrote('Admin: ');
});
afterAll(async () => {
  shop.child.kill('SIGTERM');
  await shop.ended;
  rmSync(data, { recursive: true, force: true });
});

async function whatVisitorsAskFor(): Promise<string[]> {
  const products = (await (await fetch(url + apiPath.products())).json()) as { id: number; slug: string }[];
  const categories = (await (await fetch(url + apiPath.categories)).json()) as { slug: string }[];
  const paths = [
    pagePath.home,
    pagePath.categories,
    ...categories.map(({ slug }) => pagePath.category(slug)),
    ...products.slice(0, 20).map(({ slug }) => pagePath.product(slug)),
    apiPath.categories,
    apiPath.products({ limit: 8 }),
    apiPath.products({ featured: true, limit: 4 }),
    ...products.slice(0, 10).map(({ id }) => apiPath.offer(id)),
  ];
  return paths.map((path) => url + path);
}

it(`${VISITORS} visitors at once for ${SECONDS} s meet no error, and memory stays flat`, async () => {
  const functions = (await descendantsOf(shop.child.pid as number)).filter(({ command }) =>
    command.includes('--target='),
  );
  expect(functions).toHaveLength(4);
  const samples = functions.map(() => [] as number[]);
  const sampling = setInterval(() => {
    for (const [index, { pid }] of functions.entries()) samples[index]?.push(residentMb(pid));
  }, SAMPLE_EVERY_MS);
  const report = await letVisitorsIn(await whatVisitorsAskFor(), { count: VISITORS, seconds: SECONDS });
  clearInterval(sampling);

  const memory = functions.map(({ command }, index) => ({
    name: /--target=(\w+)/.exec(command)?.[1] ?? '',
    ...floors(samples[index] ?? []),
  }));
  const { errors, ...figures } = report;
  console.log(JSON.stringify({ visitors: VISITORS, seconds: SECONDS, cache: CACHE, ...figures, memory }));
  expect(errors.slice(0, 10)).toEqual([]);
  for (const { name, middle, last } of memory) {
    const allowed = Math.max(middle * FLAT.share, middle + FLAT.megabytes);
    expect({ name, isFlat: last <= allowed, middle, last }).toMatchObject({ isFlat: true });
  }
});
