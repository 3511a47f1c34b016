import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Engine, Message } from './engine.ts';
import { bidiStream, serverStream, unary } from './grpc-handlers.ts';
import { listPage, maskDocument } from './list-page.ts';
import type { QueryLog } from './query-log.ts';
import { fieldsThatMustExist, shapeOf, type WireAggregation, type WireQuery } from './structured-query.ts';
import type { UsageCounter } from './usage-counter.ts';

export type ServiceParts = {
  engine: Engine;
  usage: UsageCounter;
  queries: QueryLog;
  /** Called after each commit. */
  onChange: () => void;
};

type Writes = { writes?: { delete?: unknown; verify?: unknown }[] };
type QueryRequest = Message & { structuredQuery?: WireQuery };
type AggregationRequest = Message & {
  structuredAggregationQuery?: { structuredQuery?: WireQuery; aggregations?: WireAggregation[] };
};
type ListenRequest = { addTarget?: { query?: { structuredQuery?: WireQuery } } };

/** Firestore bills an aggregation one read per this many index entries. */
const ENTRIES_PER_READ = 1000;

/**
 * @param parts the engine and what keeps account of its use
 * @returns the RPCs that the Admin SDK uses; gRPC itself answers the others with UNIMPLEMENTED
 */
export function firestoreService(parts: ServiceParts): UntypedServiceImplementation {
  return { ...transactionRpcs(parts), ...readRpcs(parts), ...queryRpcs(parts), Listen: listenRpc(parts) };
}

function transactionRpcs({ engine, usage, onChange }: ServiceParts): UntypedServiceImplementation {
  const writing = (run: (request: Message) => Promise<[Message, ...unknown[]]>) =>
    unary(async (request) => {
      engine.clock.advance();
      const [response] = await run(request);
      usage.write((request as Writes).writes ?? []);
      onChange();
      return response;
    });
  return {
    BeginTransaction: unary(async (request) => {
      const [response] = await engine.client.beginTransaction(forgetRetry(request, 'options'));
      return response;
    }),
    Commit: writing((request) => engine.client.commit(request)),
    BatchWrite: writing((request) => engine.client.batchWrite(request)),
    Rollback: unary(async (request) => {
      await engine.client.rollback(request);
      return {};
    }),
  };
}

function readRpcs({ engine, usage }: ServiceParts): UntypedServiceImplementation {
  return {
    BatchGetDocuments: serverStream(
      (request) => engine.client.batchGetDocuments(forgetRetry(request, 'newTransaction')),
      (response, request) => {
        usage.read(1);
        return maskDocument(response, request);
      },
    ),
    ListDocuments: unary(async (request) => {
      const { mask: _mask, orderBy: _orderBy, pageToken: _token, ...plain } = request;
      const [documents] = await engine.client.listDocuments(plain);
      const page = listPage(documents, request);
      usage.read(page.documents.length);
      return page;
    }),
    ListCollectionIds: unary(async (request) => {
      const [collectionIds] = await engine.client.listCollectionIds(request);
      return { collectionIds };
    }),
  };
}

function queryRpcs({ engine, usage, queries }: ServiceParts): UntypedServiceImplementation {
  return {
    RunQuery: serverStream(
      (request) => {
        const shape = shapeOf((request as QueryRequest).structuredQuery ?? {});
        queries.record(shape);
        const plain = forgetRetry(request, 'newTransaction');
        return engine.requiringFields(fieldsThatMustExist(shape), () => engine.client.runQuery(plain));
      },
      (response) => {
        usage.read(1);
        return response;
      },
    ),
    RunAggregationQuery: serverStream(
      (request) => {
        const query = (request as AggregationRequest).structuredAggregationQuery;
        const shape = shapeOf(query?.structuredQuery ?? {}, query?.aggregations);
        queries.record(shape);
        const plain = forgetRetry(request, 'newTransaction');
        return engine.requiringFields(fieldsThatMustExist(shape), () =>
          engine.client.runAggregationQuery(plain),
        );
      },
      (response) => {
        usage.read(readsOfAggregation(response));
        return response;
      },
    ),
    PartitionQuery: unary(async () => ({ partitions: [] })),
  };
}

function listenRpc({ engine, usage, queries }: ServiceParts) {
  return bidiStream(
    () => engine.client.listen(),
    (request) => {
      const query = (request as ListenRequest).addTarget?.query?.structuredQuery;
      if (query) queries.record(shapeOf(query));
    },
    (response) => {
      if (response.documentChange) usage.read(1);
    },
  );
}

function readsOfAggregation(response: Message): number {
  const fields = (response as { result?: { aggregateFields?: Record<string, { integerValue?: string }> } })
    .result?.aggregateFields;
  const largest = Math.max(0, ...Object.values(fields ?? {}).map((value) => Number(value.integerValue ?? 0)));
  return Math.max(1, Math.ceil(largest / ENTRIES_PER_READ));
}

/**
 * A retried transaction names the attempt before it. The engine takes that name only after the attempt's rollback,
 * which the SDK doesn't wait for, and makes no use of it.
 */
function forgetRetry(request: Message, field: 'options' | 'newTransaction'): Message {
  const options = request[field] as { readWrite?: object } | undefined;
  return options?.readWrite ? { ...request, [field]: { readWrite: {} } } : request;
}
