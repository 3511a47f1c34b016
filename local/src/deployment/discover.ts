import { join } from 'node:path';
import { type Build, type Endpoint, resolveBackend } from 'firebase-tools/lib/deploy/functions/build.js';
import { tryCreateDelegate } from 'firebase-tools/lib/deploy/functions/runtimes/node/index.js';
import { normalizeAndValidate } from 'firebase-tools/lib/functions/projectConfig.js';
import type { FirebaseJson } from '../hosting/firebase-json.ts';

/** What the CLI knows of the functions before it uploads them. */
export interface Discovered {
  readonly endpoints: readonly Endpoint[];
  readonly roles: readonly string[];
  /** Names of the declared parameters. */
  readonly parameters: readonly string[];
  /** How long loading them took. */
  readonly seconds: number;
}

/** How long the CLI waits for the functions to load unless told otherwise, in seconds. */
export const CLI_WAITS_S = 10;
/** A check may run on a machine that is busy with other things: it waits longer, and says how long it took. */
const CHECK_WAITS_S = 120;

/**
 * Finds the functions with the CLI's own code, as a deployment without a terminal does.
 * @param values the project's parameters
 * @throws Error as the CLI says it, such as for a parameter without a value
 */
export async function discover(
  root: string,
  firebaseJson: FirebaseJson,
  { projectId, values }: { projectId: string; values: Record<string, string> },
): Promise<Discovered> {
  const [config] = normalizeAndValidate(firebaseJson.functions);
  if (!config) throw new Error('firebase.json names no functions');
  const sourceDir = join(root, config.source);
  const delegate = await tryCreateDelegate({
    projectId,
    projectDir: root,
    sourceDir,
    runtime: config.runtime,
  });
  if (!delegate) throw new Error(`${config.source} is no folder of functions for Node`);
  await delegate.validate();
  const firebaseConfig = { projectId, storageBucket: `${projectId}.firebasestorage.app` };
  const FIREBASE_CONFIG = JSON.stringify(firebaseConfig);
  process.env.FUNCTIONS_DISCOVERY_TIMEOUT = String(CHECK_WAITS_S);
  const start = performance.now();
  const build: Build = await delegate.discoverBuild({}, { FIREBASE_CONFIG, GCLOUD_PROJECT: projectId });
  const seconds = (performance.now() - start) / 1_000;
  const { backend } = await resolveBackend({
    build,
    firebaseConfig,
    userEnvs: values,
    codebase: config.codebase,
    nonInteractive: true,
    isEmulator: false,
  });
  return {
    endpoints: Object.values(backend.endpoints).flatMap((region) => Object.values(region)),
    roles: build.requiredRoles ?? [],
    parameters: build.params.map(({ name }) => name),
    seconds,
  };
}

/** What is to be known of a function, for people to read. */
export function describeEndpoint(endpoint: Endpoint): string {
  const {
    id,
    region,
    runtime,
    availableMemoryMb,
    maxInstances,
    concurrency,
    scheduleTrigger: when,
  } = endpoint;
  const runs = when ? `, ${when.schedule} ${when.timeZone}` : `, ${concurrency} requests at once`;
  return `${id}: ${region}, ${runtime}, ${availableMemoryMb} MiB, at most ${maxInstances} instances${runs}`;
}

/** What no function may be deployed with, or a rewrite without; a line each. */
export function faultsOf({ endpoints }: Discovered, firebaseJson: FirebaseJson): string[] {
  const named = firebaseJson.hosting.rewrites.map((rewrite) => rewrite.function.functionId);
  const missing = [...new Set(named)].filter((name) => !endpoints.some(({ id }) => id === name));
  const regions = new Set(endpoints.map(({ region }) => region));
  return [
    ...missing.map((name) => `firebase.json hands requests to ${name}, which is not there`),
    ...(regions.size > 1 ? [`The functions are spread over ${[...regions].join(', ')}`] : []),
    ...endpoints
      .filter(({ maxInstances }) => !maxInstances)
      .map(({ id }) => `${id} has no bound on its instances`),
    ...endpoints
      .filter(({ scheduleTrigger }) => scheduleTrigger && !scheduleTrigger.timeZone)
      .map(({ id }) => `${id} names no time zone`),
  ];
}
