import type { Request } from 'express';

/** How often one address may make a call (docs/product.md, "Limits per address"). */
export interface CallLimit {
  /** So many at once; then they come back evenly, all of them within `perSeconds`. */
  readonly calls: number;
  readonly perSeconds: number;
  /** Counted in Firestore too, over all instances: where a call's harm outlasts it. Costs a transaction. */
  readonly acrossInstances?: boolean;
  /** Which requests count; all of them where it is left out. */
  readonly counts?: (request: Request) => boolean;
}

/**
 * What a route that is open to all must say: its limit; `cached`, a read that the CDN and the server's memory answer
 * without anything being spent on it; or `by-handler`, where more than the address decides.
 */
export type OpenRouteLimit = CallLimit | 'cached' | 'by-handler';
