import autocannon from 'autocannon';
import { BROWSER_ENCODINGS } from './browser-encodings.ts';
import type { Figure } from './report.ts';

const PATHS = [
  { name: 'product list', path: '/api/products?limit=8' },
  { name: 'home page', path: '/' },
] as const;

const CONNECTIONS = [1, 10, 50];
const SECONDS = 5;
const headers = { 'accept-encoding': BROWSER_ENCODINGS };

async function readsDuring(control: string, work: () => Promise<void>): Promise<number> {
  await fetch(`${control}/counts/reset`, { method: 'POST' });
  await work();
  const counts = (await (await fetch(`${control}/counts`)).json()) as { reads: number };
  return counts.reads;
}

/**
 * Throughput and latency of warm requests through Hosting and a function, both on this machine, and the document
 * reads they cause.
 * @param origin of a running stack
 * @param control origin of its Firestore stand-in's control server
 */
export async function measureRequests(origin: string, control: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of PATHS) {
    for (const connections of CONNECTIONS) {
      const url = origin + path;
      await autocannon({ url, connections, headers, duration: 1 });
      let result: autocannon.Result | undefined;
      const reads = await readsDuring(control, async () => {
        result = await autocannon({ url, connections, headers, duration: SECONDS });
      });
      if (!result || result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
      const load = `${name}, ${connections} connection${connections === 1 ? '' : 's'}`;
      figures.push(
        { name: `${load}: throughput`, value: result.requests.average, unit: 'requests/s', target: null },
        { name: `${load}: median`, value: result.latency.p50, unit: 'ms', target: null },
        { name: `${load}: 99th percentile`, value: result.latency.p99, unit: 'ms', target: null },
        { name: `${load}: document reads in ${SECONDS} s`, value: reads, unit: 'reads', target: SECONDS },
      );
    }
  }
  return figures;
}
