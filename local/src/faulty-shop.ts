import { join } from 'node:path';
import type { ServiceAddresses } from './environment.ts';
import { functionEnvironment } from './environment.ts';
import { type FaultProxy, startFaultProxy } from './faults/fault-proxy.ts';
import { type LossyProxy, startLossyProxy } from './faults/lossy-proxy.ts';
import { startFunctions } from './functions/functions.ts';
import { readFirebaseJson, rewrittenFunctions } from './hosting/firebase-json.ts';
import { startHosting } from './hosting/hosting.ts';
import { PROJECT_ROOT } from './project.ts';
import { startServices } from './services.ts';
import { fillShop } from './stack.ts';
import { catalogueProblems } from './testing/catalogue-problems.ts';

/** A line of the functions' log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A shop whose services can be made to fail. */
export interface FaultyShop {
  url: string;
  /** Where the proxy of each service stands between it and the functions. */
  services: Record<'firestore' | 'auth' | 'storage' | 'amazon', FaultProxy>;
  /** Stands before Firestore too, and loses its answers. */
  firestoreAnswers: LossyProxy;
  /** What the functions wrote since the last call. */
  takeLog(): LogLine[];
  /** All documents by path, and what in them does not fit together. */
  inspect(): Promise<{ documents: Record<string, Record<string, unknown>>; problems: string[] }>;
  stop(): Promise<void>;
}

async function startProxies(addresses: ServiceAddresses): Promise<FaultyShop['services']> {
  const [firestore, auth, storage, amazon] = await Promise.all([
    startFaultProxy(addresses.firestoreHost),
    startFaultProxy(addresses.authHost),
    startFaultProxy(addresses.storageHost),
    startFaultProxy(new URL(addresses.amazonUrl).host),
  ]);
  return { firestore, auth, storage, amazon };
}

/** What the functions log; what Node and the framework write bears no severity. */
function readLogLine(line: string): LogLine[] {
  const entry = JSON.parse(line) as LogLine;
  return entry.severity === undefined ? [] : [entry];
}

/** Starts the whole system from what is built, in memory, with the sample catalogue. */
export async function startFaultyShop(): Promise<FaultyShop> {
  const firebaseJson = readFirebaseJson(PROJECT_ROOT);
  const backend = await startServices(null);
  const firestoreAnswers = await startLossyProxy(backend.addresses.firestoreHost);
  const services = await startProxies({ ...backend.addresses, firestoreHost: firestoreAnswers.host });
  const proxied: ServiceAddresses = {
    ...backend.addresses,
    firestoreHost: services.firestore.host,
    authHost: services.auth.host,
    storageHost: services.storage.host,
    amazonUrl: `http://${services.amazon.host}`,
  };
  let log: LogLine[] = [];
  const functions = await startFunctions({
    names: rewrittenFunctions(firebaseJson.hosting),
    source: join(PROJECT_ROOT, firebaseJson.functions[0]?.source ?? ''),
    environmentOf: (name) => functionEnvironment(name, proxied),
    log: (line) => {
      log.push(...readLogLine(line));
    },
    notice: (line) => console.error(line),
  });
  const hosting = await startHosting({
    root: PROJECT_ROOT,
    config: firebaseJson.hosting,
    functions: functions.addresses,
    cache: 'off',
    port: 0,
  });
  await fillShop(backend, { url: hosting.url, isNew: true });
  return {
    url: hosting.url,
    services,
    firestoreAnswers,
    takeLog() {
      const taken = log;
      log = [];
      return taken;
    },
    async inspect() {
      const answer = await fetch(`${backend.firestoreControl}/export`);
      const { documents } = (await answer.json()) as { documents: Record<string, Record<string, unknown>> };
      return { documents, problems: catalogueProblems(documents) };
    },
    async stop() {
      await hosting.stop();
      await functions.stop();
      await Promise.all(Object.values(services).map((proxy) => proxy.stop()));
      await firestoreAnswers.stop();
      await backend.stop();
    },
  };
}
