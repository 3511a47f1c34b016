import autocannon from 'autocannon';
import { functionEnvironment } from '../../local/src/environment.ts';
import { type FunctionProcess, startFunction } from '../../local/src/functions/function-process.ts';
import type { Stack } from '../../local/src/stack.ts';
import { BROWSER_ENCODINGS } from './browser-encodings.ts';
import { makeSourceFolder, withSourceFolders, writeEmptyFunction } from './empty-function.ts';
import { onOneCore } from './one-core.ts';
import { PAGES } from './pages.ts';
import type { Figure } from './report.ts';

const CONNECTIONS = [1, 10, 50, 200];
const SECONDS = 5;
const headers = { 'accept-encoding': BROWSER_ENCODINGS };
/** The most that the slowest of a hundred warm product lists may take at 50 connections, in milliseconds. */
const LIST_P99 = { connections: 50, ms: 10 } as const;

const pathOf = (name: string): string => PAGES.find((page) => page.name === name)?.path ?? '/';

interface Target {
  name: string;
  url: string;
}

/** The figures of one address under so many connections. @param where says on what it runs */
async function measureLoad({ name, url }: Target, connections: number, where: string): Promise<Figure[]> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    headers,
    duration: SECONDS,
  });
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

async function measureTargets(targets: readonly Target[], where: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const target of targets) {
    await autocannon({ url: target.url, connections: 10, headers, duration: 2 });
    for (const connections of CONNECTIONS) figures.push(...(await measureLoad(target, connections, where)));
  }
  return figures;
}

/**
 * Runs a function that does nothing: what is left of the times is the functions framework's.
 * @param use gets its address and process
 */
async function withEmptyFunction<Result>(
  { services }: Stack,
  use: (empty: FunctionProcess) => Promise<Result>,
): Promise<Result> {
  return withSourceFolders(async (parent) => {
    const source = await makeSourceFolder(parent, 'empty');
    await writeEmptyFunction(source);
    const environment = functionEnvironment('api', services.addresses);
    const empty = await startFunction({ name: 'api', source, environment, log: () => {} });
    try {
      return await use(empty);
    } finally {
      await empty.stop();
    }
  });
}

/**
 * Throughput and latency of warm requests to the functions' own processes, Hosting left out: one process each, on a
 * core that the load does not use where there are two; beside a function that does nothing.
 */
export async function measureFunctionLoad(stack: Stack): Promise<Figure[]> {
  const { functions } = stack;
  return withEmptyFunction(stack, (empty) => {
    const targets: Target[] = [
      { name: 'home page', url: functions.origins.pages + pathOf('home') },
      { name: 'product page', url: functions.origins.pages + pathOf('product') },
      { name: 'product list', url: `${functions.origins.api}/api/products?limit=8` },
      { name: 'nothing at all', url: empty.origin },
    ];
    return onOneCore([...functions.pids, empty.pid], (isAlone) =>
      measureTargets(targets, isAlone ? ' on one core' : ''),
    );
  });
}
