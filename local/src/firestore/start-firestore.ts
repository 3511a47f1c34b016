import { Server as GrpcServer, ServerCredentials } from '@grpc/grpc-js';
import { listenOnLoopback } from '../hosting/loopback-server.ts';
import { controlListener } from './control-listener.ts';
import { createEngine, type Engine } from './engine.ts';
import { loadFirestoreService } from './grpc-protocol.ts';
import { createQueryLog } from './query-log.ts';
import { queryRpcs } from './query-rpcs.ts';
import { putSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts';
import { keepState, readState } from './state-file.ts';
import { createTransactionLocks } from './transaction-locks.ts';
import { transactionRpcs } from './transaction-rpcs.ts';
import { createUsageCounter } from './usage-counter.ts';

const LOOPBACK = '127.0.0.1';
/** Firestore's own limit of a request, in bytes. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

export type FirestoreStandIn = {
  /** `host:port` for FIRESTORE_EMULATOR_HOST. */
  host: string;
  /** Origin of the control server (`control-listener.ts`). */
  controlUrl: string;
  /** Writes the state file now, if the documents changed. */
  save(): Promise<void>;
  /** Writes the state file and frees the ports. */
  stop(): Promise<void>;
};

/**
 * Starts a Firestore that runs in this process and keeps its documents in memory. Where it differs from the real one:
 * `in` takes 10 values, not 30; with a comparison by order, the first `orderBy` must be on such a field; listeners
 * also see documents that lack the field they sort by; a listener whose query is refused is tried again and again;
 * an index that is missing refuses nothing (`index-coverage.ts` tells); an import gives documents new create and
 * update times; old versions of documents stay in memory until the process ends.
 * @param options.projectId the project whose default database it serves
 * @param options.stateFile where the documents are kept from one start to the next; they are lost without it
 * @throws Error when the state file can't be read
 */
export async function startFirestore(options: {
  projectId: string;
  stateFile?: string;
}): Promise<FirestoreStandIn> {
  const engine = await createEngine(options.projectId);
  const state = await openState(engine, options.stateFile);
  const parts = {
    engine,
    usage: createUsageCounter(),
    queries: createQueryLog(),
    locks: createTransactionLocks(),
    onChange: () => state?.changed(),
  };
  const grpc = new GrpcServer({ 'grpc.max_receive_message_length': MAX_REQUEST_BYTES });
  // gRPC itself answers the calls that are not here with UNIMPLEMENTED; the Admin SDK makes none of them.
  grpc.addService(loadFirestoreService(), { ...transactionRpcs(parts), ...queryRpcs(parts) });
  const [port, control] = await Promise.all([listenGrpc(grpc), listenOnLoopback(controlListener(parts), 0)]);
  return {
    host: `${LOOPBACK}:${port}`,
    controlUrl: `http://${LOOPBACK}:${control.port}`,
    save: async () => state?.save(),
    async stop() {
      grpc.forceShutdown();
      await control.stop();
      await state?.close();
    },
  };
}

async function openState(engine: Engine, path: string | undefined) {
  if (path === undefined) return null;
  const text = await readState(path);
  if (text !== null) putSnapshot(engine, JSON.parse(text) as Snapshot);
  return keepState(path, () => JSON.stringify(takeSnapshot(engine)));
}

function listenGrpc(server: GrpcServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`${LOOPBACK}:0`, ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}
