import autocannon from 'autocannon';
import type { Stack } from '../../local/src/stack.ts';
import { PAGES } from './pages.ts';
import type { Figure } from './report.ts';

const CONNECTIONS = [1, 10, 50, 200];
const SECONDS = 5;
/** The most that the slowest of a hundred warm product lists may take at 50 connections, in milliseconds. */
const LIST_P99 = { connections: 50, ms: 10 } as const;

const pathOf = (name: string): string => PAGES.find((page) => page.name === name)?.path ?? '/';

/**
 * Throughput and latency of warm requests to the functions' own processes, Hosting left out: one process each, which
 * is one core's worth.
 */
export async function measureFunctionLoad({ functions }: Stack): Promise<Figure[]> {
  const targets = [
    { name: 'home page', url: functions.origins.pages + pathOf('home') },
    { name: 'product page', url: functions.origins.pages + pathOf('product') },
    { name: 'product list', url: `${functions.origins.api}/api/products?limit=8` },
  ];
  const figures: Figure[] = [];
  for (const { name, url } of targets) {
    await autocannon({ url, connections: 10, duration: 2 });
    for (const connections of CONNECTIONS) {
      const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: SECONDS });
      if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load`);
      const load = `${name} from its function, ${connections} connection${connections === 1 ? '' : 's'}`;
      const isBound = name === 'product list' && connections === LIST_P99.connections;
      figures.push(
        { name: `${load}: throughput`, value: requests.average, unit: 'requests/s', target: null },
        { name: `${load}: median`, value: latency.p50, unit: 'ms', target: null },
        {
          name: `${load}: 99th percentile`,
          value: latency.p99,
          unit: 'ms',
          target: isBound ? LIST_P99.ms : null,
        },
      );
    }
  }
  return figures;
}
