import { FaultSwitch } from './fault.ts';
import type { IssuedToken } from './tokens.ts';

/** A call that the simulator got, as tests see it. Nothing secret is recorded. */
export interface RecordedCall {
  path: string;
  at: number;
  /** The body of a catalogue call; null for a token. */
  body: unknown;
  userAgent: string | undefined;
}

/** Everything the simulator remembers. */
export interface SimulatorState {
  readonly faults: FaultSwitch;
  readonly tokens: Map<string, IssuedToken>;
  readonly calls: RecordedCall[];
  /** When each credential last called the catalogue, in milliseconds since 1970. */
  readonly lastCall: Map<string, number>;
  /** Prices set by tests in place of an item's own; null: no offer. */
  readonly prices: Map<string, number | null>;
  /** ASINs that the retailer has given up. */
  readonly gone: Set<string>;
  /** Smallest time between two calls of a credential, in milliseconds; 0 lifts the limit. */
  spacingMs: number;
}

/** A new account may call once a second (Creators API documentation, "API rates"). */
const SPACING_MS = 1_000;

export function createState(): SimulatorState {
  return {
    faults: new FaultSwitch(),
    tokens: new Map(),
    calls: [],
    lastCall: new Map(),
    prices: new Map(),
    gone: new Set(),
    spacingMs: SPACING_MS,
  };
}

/** Back to how it started. Tokens stay good, so that callers that keep one are not disturbed. */
export function resetState(state: SimulatorState): void {
  state.faults.set(null);
  state.calls.length = 0;
  state.lastCall.clear();
  state.prices.clear();
  state.gone.clear();
  state.spacingMs = SPACING_MS;
}
