import { letVisitorsIn } from '../../local/src/load/visitors.ts';
import type { Stack } from '../../local/src/stack.ts';
import { PAGES } from './pages.ts';
import { productPages } from './product-pages.ts';
import type { Figure } from './report.ts';
import { CACHE_SETTING, withHosting } from './with-hosting.ts';

const VISITORS = 500;
/** How long they come, in seconds. */
const SECONDS = Number(process.env.BENCH_VISITORS_SECONDS ?? 300);
/** Each asks for a page so often, in milliseconds. */
const EVERY_MS = 10_000;
const P99_TARGET_MS = 60;

/** What visitors wait for a page who are there at the same time, through Hosting's cache, which is empty at first. */
export async function measureVisitors(stack: Stack): Promise<Figure[]> {
  const paths = [...PAGES.map(({ path }) => path), ...(await productPages(stack.url))];
  const report = await withHosting(stack, 'fresh-only', (origin) =>
    letVisitorsIn(
      paths.map((path) => origin + path),
      { count: VISITORS, seconds: SECONDS, everyMs: EVERY_MS },
    ),
  );
  for (const error of report.errors.slice(0, 10)) console.error(error);
  const setting = CACHE_SETTING['fresh-only'];
  const load = `${VISITORS} visitors, a page every ${EVERY_MS / 1_000} s each, for ${SECONDS} s, ${setting}`;
  return [
    { name: `${load}: pages`, value: report.requests, unit: 'requests', target: null },
    { name: `${load}: median`, value: report.medianMs, unit: 'ms', target: null },
    { name: `${load}: 99th percentile`, value: report.p99Ms, unit: 'ms', target: P99_TARGET_MS },
    { name: `${load}: errors`, value: report.errors.length, unit: 'requests', target: 0 },
  ];
}
