const SERVICE = 'google.firestore.v1.Firestore';

/** How long one attempt of a call may take, in milliseconds. A query may bring the whole catalogue. */
const ATTEMPT_MS: Readonly<Record<string, number>> = {
  RunQuery: 8_000,
  RunAggregationQuery: 8_000,
  BatchGetDocuments: 3_000,
  BeginTransaction: 3_000,
  Commit: 3_000,
  BatchWrite: 3_000,
  Rollback: 1_000,
};

/** Sent once: the answer to a second one would not tell what became of the first (`saves/save.ts`). */
const SENT_ONCE = new Set(['Commit']);

/** One call's attempts end together with the first one's time: whoever waits is told, and tries again. */
function methodSettings([method, timeoutMs]: [string, number]): [string, object] {
  const retryCodes = SENT_ONCE.has(method) ? 'none' : 'unavailable';
  return [
    method,
    { timeout_millis: timeoutMs, retry_codes_name: retryCodes, retry_params_name: `${timeoutMs}` },
  ];
}

const retryParams = (timeoutMs: number) => ({
  initial_retry_delay_millis: 100,
  retry_delay_multiplier: 1.5,
  max_retry_delay_millis: 1_000,
  initial_rpc_timeout_millis: timeoutMs,
  rpc_timeout_multiplier: 1,
  max_rpc_timeout_millis: timeoutMs,
  total_timeout_millis: timeoutMs,
});

/**
 * Settings of the Firestore client that bound every call and every reconnection: its own defaults wait up to ten
 * minutes. Longest waits an attempt are in `ATTEMPT_MS`; a connection that went dead is noticed within 35 seconds,
 * and a new one is tried at least every 3.
 */
export const FIRESTORE_SETTINGS = {
  clientConfig: {
    interfaces: {
      [SERVICE]: {
        retry_codes: { none: [], unavailable: ['UNAVAILABLE'] },
        retry_params: Object.fromEntries(
          [...new Set(Object.values(ATTEMPT_MS))].map((timeoutMs) => [
            `${timeoutMs}`,
            retryParams(timeoutMs),
          ]),
        ),
        methods: Object.fromEntries(Object.entries(ATTEMPT_MS).map(methodSettings)),
      },
    },
  },
  'grpc.max_reconnect_backoff_ms': 3_000,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 5_000,
};
