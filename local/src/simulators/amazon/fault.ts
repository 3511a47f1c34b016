/** What a test can make the simulator do wrong. */
export const FAULT_KINDS = [
  /** Tokens and calls are refused as for a credential that does not exist. */
  'refused-credentials',
  /** Calls say that their token has expired, however fresh it is. */
  'expired-token',
  /** Calls are answered 429; `retryAfterSeconds` says in header and body when to come back. */
  'throttled',
  'server-error',
  /** Calls, tokens, or a call's body come `delayMs` late. */
  'slow',
  'slow-token',
  'slow-body',
  /** The body breaks off in the middle. */
  'not-json',
  /** JSON of another shape than the API's. */
  'malformed',
  /** Items come without offers, as when nobody sells them. */
  'missing-offers',
  /** The account has too few sales to use the API. */
  'ineligible',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  kind: FaultKind;
  /** How many more times it strikes; null: until it is taken away. */
  times: number | null;
  retryAfterSeconds: number;
  delayMs: number;
}

/**
 * Reads the body of `PUT /control/fault`.
 * @throws Error that lists the kinds, for an unknown one
 */
export function readFault(body: unknown): Fault {
  const { kind, times, retryAfterSeconds, delayMs } = (body ?? {}) as Partial<Fault>;
  const known = FAULT_KINDS.find((name) => name === kind);
  if (known === undefined) throw new Error(`kind must be one of ${FAULT_KINDS.join(', ')}`);
  return {
    kind: known,
    times: times ?? null,
    retryAfterSeconds: retryAfterSeconds ?? 1,
    delayMs: delayMs ?? 30_000,
  };
}

/** The switch itself: holds at most one fault. */
export class FaultSwitch {
  #fault: Fault | null = null;

  set(fault: Fault | null): void {
    this.#fault = fault;
  }

  /** The fault, if it is one of `kinds` and has not worn off; asking uses it up by one. */
  strike(...kinds: FaultKind[]): Fault | null {
    const fault = this.#fault;
    if (fault === null || fault.times === 0 || !kinds.includes(fault.kind)) return null;
    if (fault.times !== null) fault.times -= 1;
    return fault;
  }
}
