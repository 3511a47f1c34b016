import { join } from 'node:path';
import { createDemoAdmin } from './demo-admin.ts';
import { functionEnvironment } from './environment.ts';
import { readDeclarations } from './functions/declarations.ts';
import { type Functions, startFunctions } from './functions/functions.ts';
import { startSchedules } from './functions/schedules.ts';
import { type FirebaseJson, readFirebaseJson, rewrittenFunctions } from './hosting/firebase-json.ts';
import { startHosting } from './hosting/hosting.ts';
import { withImmutableAssets } from './hosting/release-config.ts';
import type { CacheMode } from './hosting/shared-cache.ts';
import { DEMO_ADMIN, PROJECT_ID, PROJECT_ROOT, STORAGE_BUCKET } from './project.ts';
import { seedShop } from './seed.ts';
import { setFieldsThrough } from './seeding/set-fields.ts';
import { type Services, startServices } from './services.ts';

/** How a stack is started. */
export interface StackOptions {
  /** Where Hosting listens; 0 picks a free port. */
  port: number;
  /** Where data is kept from one start to the next; null keeps it in memory. */
  dataFolder: string | null;
  /** Whether Hosting keeps answers, as production does; tests that look at what they just saved need it off. */
  cache: CacheMode;
  /** Whether the shop is new and gets its admin and the sample catalogue. */
  seed: boolean;
  /** Takes what the functions write, line by line. */
  log: (line: string) => void;
  /** Takes what happens to them, for people: why one died, and when it is started again. */
  notice: (line: string) => void;
  /** Takes a line for each step of the start. */
  step?: (what: string) => void;
  /** Takes a line for each request. */
  request?: (line: string) => void;
  /** Variables that the functions get besides those of every stack. */
  variables?: Record<string, string>;
  /** The functions as they are deployed, in place of those that are built: an installed folder, and production's Node. */
  deployed?: { source: string; node: string };
}

/** What runs behind Hosting. */
export interface Backend {
  firebaseJson: FirebaseJson;
  services: Services;
  functions: Functions;
  stop(): Promise<void>;
}

/** The whole system on this machine. */
export interface Stack extends Backend {
  /** Where visitors find the shop. */
  url: string;
}

/**
 * Starts all services and the built functions.
 * @throws when a part does not start; the others are stopped then
 */
export async function startBackend(
  options: Pick<StackOptions, 'dataFolder' | 'log' | 'notice' | 'step' | 'variables' | 'deployed'>,
): Promise<Backend> {
  const firebaseJson = withImmutableAssets(readFirebaseJson(PROJECT_ROOT), PROJECT_ROOT);
  const built = { source: join(PROJECT_ROOT, firebaseJson.functions[0]?.source ?? '') };
  const { source, node } = { node: undefined, ...(options.deployed ?? built) };
  // Read while the services start; whoever needs it below is told where it failed.
  readDeclarations(source).catch(() => undefined);
  options.step?.('Starting Firestore, Auth, Storage and the simulators');
  const services = await startServices(options.dataFolder);
  const undo: (() => Promise<void> | void)[] = [services.stop];
  const stop = async () => {
    for (const step of undo) await step();
  };
  try {
    const processes = {
      source,
      node,
      environmentOf: (name: string) => ({
        ...functionEnvironment(name, services.addresses),
        ...options.variables,
      }),
      log: options.log,
    };
    const names = rewrittenFunctions(firebaseJson.hosting);
    options.step?.(`Starting the functions ${names.join(', ')}`);
    const functions = await startFunctions({ names, ...processes, notice: options.notice });
    undo.unshift(functions.stop);
    undo.unshift(await startSchedules(processes));
    return { firebaseJson, services, functions, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the whole system from what is built: services, functions, Hosting; and fills a new shop.
 * @throws PortTakenError when the port is in use, or an Error that names the part that does not start
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const backend = await startBackend(options);
  const undo = [backend.stop];
  try {
    const hosting = await startHosting({
      root: PROJECT_ROOT,
      config: backend.firebaseJson.hosting,
      functions: backend.functions.addresses,
      cache: options.cache,
      ...(options.request && { request: options.request }),
      port: options.port,
    });
    undo.unshift(hosting.stop);
    const stack: Stack = {
      ...backend,
      url: hosting.url,
      async stop() {
        for (const stop of undo) await stop();
      },
    };
    await fillShop(stack.services, { url: stack.url, isNew: options.seed, step: options.step });
    return stack;
  } catch (error) {
    for (const stop of undo) await stop();
    throw error;
  }
}

/**
 * Gives a new shop its admin and the sample catalogue; leaves any other alone.
 * @param shop `url`: its origin; `isNew`: whether it is new; `step` takes a line that says what is done
 */
export async function fillShop(
  services: Services,
  { url, isNew, step }: { url: string; isNew: boolean; step?: StackOptions['step'] },
): Promise<void> {
  step?.(isNew ? 'Filling the new shop with the sample catalogue' : 'The shop is as it was left');
  if (!isNew) return;
  await createDemoAdmin(services.addresses);
  await seedShop({
    url,
    ...DEMO_ADMIN,
    setFields: setFieldsThrough(services.firestoreControl),
    storageHost: services.addresses.storageHost,
    projectId: PROJECT_ID,
    bucket: STORAGE_BUCKET,
  });
}
