import { createHmac } from 'node:crypto';

/** How often something may happen: `max` times within any `windowMs` milliseconds. */
export interface Limit {
  /** Names the counters of the limit, apart from those of others. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** What is counted against a limit: `key` says whose, such as an address. */
export interface Counter {
  readonly limit: Limit;
  readonly key: string;
}

/** Tells a counter from all others; holds an address or a user name, so that it is kept in memory alone. */
export const counterName = ({ limit, key }: Counter): string => `${limit.name}\n${key}`;

/**
 * The counter's document id: no user name and no address is stored. A plain hash would be taken back to an address
 * in seconds, for there are few of them.
 * @param secret the shop's, `counterKey`
 */
export function counterId(counter: Counter, secret: string): string {
  return createHmac('sha256', secret).update(counterName(counter)).digest('hex');
}

/**
 * Of the moments that were counted, in milliseconds and in order, those that still matter at `now`.
 * @param spare how many more are wanted than the limit needs
 */
export function recentTimes(times: readonly number[], limit: Limit, now: number, spare = 0): number[] {
  return times.filter((time) => time > now - limit.windowMs).slice(-(limit.max + spare));
}

/** How many milliseconds until there is room for one more; 0 where there is. */
export function waitOf(times: readonly number[], limit: Limit, now: number): number {
  const recent = recentTimes(times, limit, now);
  const [oldest] = recent;
  return recent.length < limit.max || oldest === undefined ? 0 : oldest + limit.windowMs - now;
}
