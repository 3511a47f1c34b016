import autocannon from 'autocannon';
import { floors, residentMb } from '../../local/src/load/memory.ts';
import type { Stack } from '../../local/src/stack.ts';
import type { Figure } from './report.ts';

/** How long the load lasts, in seconds. */
const SECONDS = Number(process.env.BENCH_MEMORY_SECONDS ?? 600);
const CONNECTIONS = 20;
const SAMPLES = 60;

/**
 * How the memory of all functions together grows while pages and lists are asked for without a pause: the least of
 * the middle third, and of the last, as V8 leaves garbage lying where nothing presses.
 */
export async function measureMemory({ url, functions }: Stack): Promise<Figure[]> {
  const total = () => functions.pids.reduce((sum, pid) => sum + residentMb(pid), 0);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(total()), (SECONDS * 1_000) / SAMPLES);
  const requests = ['/', '/api/products?limit=8', '/categories'].map((path) => ({ path }));
  await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests });
  clearInterval(timer);
  const { middle, last } = floors(samples);
  const load = `memory of the functions over ${SECONDS} s of load`;
  return [
    { name: `${load}: most`, value: Math.max(...samples), unit: 'MB', target: null },
    { name: `${load}: least of the middle third`, value: middle, unit: 'MB', target: null },
    { name: `${load}: least of the last third`, value: last, unit: 'MB', target: middle * 1.15 },
  ];
}
