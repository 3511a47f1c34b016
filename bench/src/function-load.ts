import autocannon from 'autocannon';
import type { Stack } from '../../local/src/stack.ts';
import { onOneCore } from './one-core.ts';
import { PAGES } from './pages.ts';
import type { Figure } from './report.ts';

const CONNECTIONS = [1, 10, 50, 200];
const SECONDS = 5;
/** The most that the slowest of a hundred warm product lists may take at 50 connections, in milliseconds. */
const LIST_P99 = { connections: 50, ms: 10 } as const;

const pathOf = (name: string): string => PAGES.find((page) => page.name === name)?.path ?? '/';

interface Target {
  name: string;
  url: string;
}

/** The figures of one address under so many connections. @param where says on what it runs */
async function measureLoad({ name, url }: Target, connections: number, where: string): Promise<Figure[]> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: SECONDS });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load`);
  const load = `${name} from its function${where}, ${connections} connection${connections === 1 ? '' : 's'}`;
  const isBound = name === 'product list' && connections === LIST_P99.connections;
  return [
    { name: `${load}: throughput`, value: requests.average, unit: 'requests/s', target: null },
    { name: `${load}: median`, value: latency.p50, unit: 'ms', target: null },
    {
      name: `${load}: 99th percentile`,
      value: latency.p99,
      unit: 'ms',
      target: isBound ? LIST_P99.ms : null,
    },
  ];
}

/**
 * Throughput and latency of warm requests to the functions' own processes, Hosting left out: one process each, on a
 * core that the load does not use where there are two.
 */
export async function measureFunctionLoad({ functions }: Stack): Promise<Figure[]> {
  const targets: Target[] = [
    { name: 'home page', url: functions.origins.pages + pathOf('home') },
    { name: 'product page', url: functions.origins.pages + pathOf('product') },
    { name: 'product list', url: `${functions.origins.api}/api/products?limit=8` },
  ];
  return onOneCore(functions.pids, async (isAlone) => {
    const figures: Figure[] = [];
    for (const target of targets) {
      await autocannon({ url: target.url, connections: 10, duration: 2 });
      for (const connections of CONNECTIONS)
        figures.push(...(await measureLoad(target, connections, isAlone ? ' on one core' : '')));
    }
    return figures;
  });
}
