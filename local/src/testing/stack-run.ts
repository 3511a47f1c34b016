import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingIndexes } from '../firestore/index-coverage.ts';
import type { IndexFile } from '../firestore/index-file.ts';
import type { QueryShape } from '../firestore/structured-query.ts';
import { PROJECT_ROOT } from '../project.ts';
import { type Stack, type StackOptions, startStack } from '../stack.ts';
import { oneCheck, sum, type Tally } from './tally.ts';
import { RESULTS_FOLDER } from './test-run.ts';

/**
 * What a stack for tests has besides: no limit of calls counts the address that all tests come from. Tests of the
 * limits name other addresses, for which they are production's.
 */
export const TEST_VARIABLES = { UNLIMITED_ADDRESSES: '127.0.0.1' };

/** Tests look at what they just saved: Hosting passes every request on. Tests of its cache start their own. */
export const TEST_CACHE = 'off';

/** The queries that the tests made the server ask Firestore. */
const ranQueries: QueryShape[] = [];

/**
 * Runs tests against a stack of their own, with the sample catalogue, on free ports.
 * @param name names the log of the functions, which lies with the reports
 * @param run gets the environment that tells tests where the stack is
 * @param deployed the functions as they are deployed, in place of those that are built
 */
export async function withStack(
  name: string,
  run: (environment: Record<string, string>) => Promise<Tally>,
  deployed?: StackOptions['deployed'],
): Promise<Tally> {
  const log = createWriteStream(join(RESULTS_FOLDER, `${name}.log`));
  const notices: string[] = [];
  const stack = await startStack({
    port: 0,
    dataFolder: null,
    cache: TEST_CACHE,
    seed: true,
    log: (line) => log.write(`${line}\n`),
    notice: (line) => {
      notices.push(line);
      console.error(line);
    },
    variables: TEST_VARIABLES,
    ...(deployed && { deployed }),
  });
  console.log(`Hosting's cache: ${TEST_CACHE}`);
  try {
    const tally = await run(stackEnvironment(stack));
    const queries = await fetch(`${stack.services.firestoreControl}/queries`);
    ranQueries.push(...((await queries.json()) as QueryShape[]));
    // Whatever the tests saw: a function that died under them is a failure of its own.
    return notices.length === 0 ? tally : sum([tally, oneCheck(false)]);
  } finally {
    await stack.stop();
    log.end();
  }
}

/** The variables by which tests find a stack. */
export function stackEnvironment({ url, services }: Stack): Record<string, string> {
  return {
    STACK_URL: url,
    STACK_CACHE: TEST_CACHE,
    STACK_CONTROL: services.firestoreControl,
    STACK_FIRESTORE_HOST: services.addresses.firestoreHost,
    STACK_AUTH_HOST: services.addresses.authHost,
    STACK_STORAGE_HOST: services.addresses.storageHost,
    STACK_AMAZON_URL: services.addresses.amazonUrl,
    STACK_PRODUCTION_SITE_URL: services.addresses.productionSiteUrl,
  };
}

/** Whether firestore.indexes.json has what each query of the tests needs; the stand-in itself would not care. */
export async function checkIndexes(): Promise<Tally> {
  if (ranQueries.length === 0) throw new Error('No query ran, so no index could be checked.');
  const file = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firestore.indexes.json'), 'utf8')) as IndexFile;
  const missing = missingIndexes(ranQueries, file);
  for (const index of missing) console.error(`firestore.indexes.json lacks ${JSON.stringify(index)}`);
  return oneCheck(missing.length === 0);
}
