import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Message } from './engine.ts';
import { type Answer, serverStream, unary } from './grpc-handlers.ts';
import { maskDocument } from './list-page.ts';
import { forgetRetry, type ServiceParts, type TransactionOptions, transactionName } from './service-parts.ts';

type Writes = { writes?: { delete?: unknown; verify?: unknown }[] };
type BatchGet = Message & {
  documents?: string[];
  transaction?: unknown;
  newTransaction?: TransactionOptions;
};

/**
 * @param parts the engine and what keeps account of its use
 * @returns the RPCs that transactions are made of, and reading and writing by name, which are also used alone
 */
export function transactionRpcs(parts: ServiceParts): UntypedServiceImplementation {
  const { engine, locks } = parts;
  return {
    BeginTransaction: unary(async (request) => {
      const [response] = await engine.client.beginTransaction(forgetRetry(request, 'options'));
      const { readOnly } = (request.options ?? {}) as TransactionOptions;
      if (!readOnly) locks.open(transactionName(response.transaction));
      return response;
    }),
    BatchGetDocuments: serverStream(prepareBatchGet(parts)),
    Commit: unary((request) =>
      write(parts, request, () => engine.client.commit(request)).finally(() =>
        locks.close(transactionName(request.transaction)),
      ),
    ),
    BatchWrite: unary((request) => write(parts, request, () => engine.client.batchWrite(request))),
    Rollback: unary(async (request) => {
      locks.close(transactionName(request.transaction));
      await engine.client.rollback(request);
      return {};
    }),
  };
}

async function write(
  { engine, usage, onChange }: ServiceParts,
  request: Message,
  run: () => Promise<[Message, ...unknown[]]>,
): Promise<Message> {
  engine.clock.advance();
  const [response] = await run();
  usage.write((request as Writes).writes ?? []);
  onChange();
  return response;
}

function prepareBatchGet({ engine, usage, locks }: ServiceParts) {
  let opened = 0;
  return async (request: BatchGet): Promise<Answer> => {
    // A transaction that begins with this read has no name before the engine answers.
    const isNew = request.newTransaction?.readWrite !== undefined;
    const transaction = isNew ? `new ${opened++}` : transactionName(request.transaction);
    if (isNew) locks.open(transaction);
    await locks.take(transaction, request.documents ?? []);
    return {
      start: () => engine.client.batchGetDocuments(forgetRetry(request, 'newTransaction')),
      observe(response) {
        if (isNew) locks.rename(transaction, transactionName(response.transaction));
        usage.read(1);
        return maskDocument(response, request);
      },
      // A transaction whose first read succeeded has another name by now.
      onClose: () => isNew && locks.close(transaction),
    };
  };
}
