import type { Duplex } from 'node:stream';
import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Message } from './engine.ts';
import { bidiStream, serverStream, unary } from './grpc-handlers.ts';
import { listPage } from './list-page.ts';
import { forgetRetry, type ServiceParts } from './service-parts.ts';
import { fieldsThatMustExist, shapeOf, type WireAggregation, type WireQuery } from './structured-query.ts';

type QueryRequest = Message & { structuredQuery?: WireQuery };
type AggregationRequest = Message & {
  structuredAggregationQuery?: { structuredQuery?: WireQuery; aggregations?: WireAggregation[] };
};
type ListenRequest = { addTarget?: { query?: { structuredQuery?: WireQuery } } };
type AggregationResponse = { result?: { aggregateFields?: Record<string, { integerValue?: string }> } };

/** Firestore bills an aggregation one read per this many index entries. */
const ENTRIES_PER_READ = 1000;

/**
 * @param parts the engine and what keeps account of its use
 * @returns the RPCs that find documents
 */
export function queryRpcs(parts: ServiceParts): UntypedServiceImplementation {
  const { engine, usage } = parts;
  const run = (
    query: WireQuery,
    aggregations: WireAggregation[] | undefined,
    start: () => Duplex,
  ): Duplex => {
    const shape = shapeOf(query, aggregations);
    parts.queries.record(shape);
    return engine.requiringFields(fieldsThatMustExist(shape), start);
  };
  return {
    RunQuery: serverStream((request: QueryRequest) => ({
      start: () =>
        run(request.structuredQuery ?? {}, undefined, () =>
          engine.client.runQuery(forgetRetry(request, 'newTransaction')),
        ),
      // A query that finds nothing has one response, and is billed one read.
      observe(response) {
        usage.read(1);
        return response;
      },
    })),
    RunAggregationQuery: serverStream((request: AggregationRequest) => {
      const { structuredQuery, aggregations } = request.structuredAggregationQuery ?? {};
      return {
        start: () =>
          run(structuredQuery ?? {}, aggregations, () =>
            engine.client.runAggregationQuery(forgetRetry(request, 'newTransaction')),
          ),
        observe(response) {
          usage.read(readsOfAggregation(response));
          return response;
        },
      };
    }),
    PartitionQuery: unary(async () => ({ partitions: [] })),
    Listen: listenRpc(parts),
    ...listRpcs(parts),
  };
}

function listRpcs({ engine, usage }: ServiceParts): UntypedServiceImplementation {
  return {
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

function listenRpc({ engine, usage, queries }: ServiceParts) {
  return bidiStream(
    () => engine.client.listen(),
    (request: ListenRequest) => {
      const query = request.addTarget?.query?.structuredQuery;
      if (query) queries.record(shapeOf(query));
    },
    (response) => {
      if (response.documentChange) usage.read(1);
    },
  );
}

function readsOfAggregation(response: Message): number {
  const fields = (response as AggregationResponse).result?.aggregateFields ?? {};
  const largest = Math.max(0, ...Object.values(fields).map(({ integerValue }) => Number(integerValue ?? 0)));
  return Math.max(1, Math.ceil(largest / ENTRIES_PER_READ));
}
