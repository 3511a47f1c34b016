import type { Engine, Message } from './engine.ts';
import type { QueryLog } from './query-log.ts';
import type { TransactionLocks } from './transaction-locks.ts';
import type { UsageCounter } from './usage-counter.ts';

/** What the RPCs work with. */
export type ServiceParts = {
  engine: Engine;
  usage: UsageCounter;
  queries: QueryLog;
  locks: TransactionLocks;
  /** Called after each change of documents. */
  onChange: () => void;
};

/** google.firestore.v1.TransactionOptions */
export type TransactionOptions = { readWrite?: object; readOnly?: object };

/**
 * A retried transaction names the attempt before it. The engine takes that name only after the attempt's rollback,
 * which the SDK doesn't wait for, and makes no use of it.
 * @param request a request with transaction options in `field`
 * @returns the request without that name
 */
export function forgetRetry(request: Message, field: 'options' | 'newTransaction'): Message {
  const options = request[field] as TransactionOptions | undefined;
  return options?.readWrite ? { ...request, [field]: { readWrite: {} } } : request;
}

/**
 * @param id a transaction's name as bytes, as the engine gives and takes it
 * @returns the name as text, empty where there is none
 */
export function transactionName(id: unknown): string {
  return id instanceof Uint8Array ? Buffer.from(id).toString('base64') : '';
}
