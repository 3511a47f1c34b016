import type { Duplex } from 'node:stream';
import { type DatabaseDirect, FirestoreMock } from '@firebase-bridge/firestore-admin';
import type { Firestore } from 'firebase-admin/firestore';
import { type CommitClock, createCommitClock } from './commit-clock.ts';
import type { RequiredField } from './structured-query.ts';

/** A gRPC message in the plain form that proto-loader reads and writes. */
export type Message = Record<string, unknown>;

/** The engine's answers to Firestore's RPCs, one method an RPC. */
export type EngineClient = {
  beginTransaction(request: Message): Promise<[Message, ...unknown[]]>;
  commit(request: Message): Promise<[Message, ...unknown[]]>;
  batchWrite(request: Message): Promise<[Message, ...unknown[]]>;
  rollback(request: Message): Promise<[Message, ...unknown[]]>;
  listDocuments(request: Message): Promise<[Message[], ...unknown[]]>;
  listCollectionIds(request: Message): Promise<[string[], ...unknown[]]>;
  batchGetDocuments(request: Message): Duplex;
  runQuery(request: Message): Duplex;
  runAggregationQuery(request: Message): Duplex;
  listen(): Duplex;
};

export type Engine = {
  client: EngineClient;
  /** Synchronous access to the documents, past the RPCs. */
  database: DatabaseDirect;
  /** An SDK object on the same documents, to make references with. */
  firestore: Firestore;
  clock: CommitClock;
  /**
   * Runs `start`, which begins a query, so that the query finds only documents that have all of `fields`. The engine
   * itself would also find documents that lack a field it sorts by, which Firestore doesn't.
   */
  requiringFields<T>(fields: RequiredField[], start: () => T): T;
};

type StoredDocument = { data: Record<string, unknown> };
type StoredQuery = { predicate: (document: StoredDocument) => boolean };
type Accessor = { query(query: StoredQuery): unknown };
type EngineInternals = { context: { getAccessor(): Accessor } };
type PatchedFirestore = {
  _clientPool?: { run<T>(tag: string, grpc: boolean, use: (client: unknown) => Promise<T>): Promise<T> };
};

/**
 * @param projectId the project whose default database the engine holds, empty at first
 * @returns the in-memory engine of `@firebase-bridge/firestore-admin`
 * @throws Error when the package no longer keeps its client where this looks for it
 */
export async function createEngine(projectId: string): Promise<Engine> {
  const mock = new FirestoreMock();
  const clock = createCommitClock();
  mock.systemTime.custom(() => clock.now());
  const controller = mock.createDatabase(projectId);
  const firestore = controller.firestore();
  const client = await clientOf(firestore);
  return {
    client: client as EngineClient,
    database: controller.database,
    firestore,
    clock,
    requiringFields: narrowQueries((client as EngineInternals).context.getAccessor()),
  };
}

/** One client serves all callers, for the engine keeps the open transactions in it. */
async function clientOf(firestore: Firestore): Promise<EngineClient & EngineInternals> {
  const pool = (firestore as unknown as PatchedFirestore)._clientPool;
  const client = await pool?.run('stand-in', true, async (found) => ({ found }));
  const found = client?.found as (EngineClient & EngineInternals) | undefined;
  if (typeof found?.runQuery !== 'function' || typeof found.context?.getAccessor !== 'function') {
    throw new Error(
      '@firebase-bridge/firestore-admin keeps its client elsewhere: adapt local/src/firestore/engine.ts',
    );
  }
  return found;
}

/** The engine evaluates a query within the call that starts it, so the fields need to be known only that long. */
function narrowQueries(accessor: Accessor): Engine['requiringFields'] {
  const query = accessor.query.bind(accessor);
  let required: RequiredField[] = [];
  accessor.query = (request) => {
    const tests = required.map(({ field, nullable }) => ({ path: segmentsOf(field), nullable }));
    return query({
      ...request,
      predicate: (document) =>
        tests.every((test) => hasField(document.data, test)) && request.predicate(document),
    });
  };
  return (fields, start) => {
    required = fields;
    try {
      return start();
    } finally {
      required = [];
    }
  };
}

function segmentsOf(field: string): string[] {
  return field.split('.').map((segment) => segment.replace(/^`|`$/g, ''));
}

function hasField(data: unknown, { path, nullable }: { path: string[]; nullable: boolean }): boolean {
  let value = data;
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !(segment in value)) return false;
    value = (value as Record<string, unknown>)[segment];
  }
  return value !== undefined && (nullable || value !== null);
}
