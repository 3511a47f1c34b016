import type { QueryShape } from './structured-query.ts';

/** Remembers which kinds of query ran, each shape once. */
export type QueryLog = {
  record(shape: QueryShape): void;
  /** The shapes, in the order in which each first ran. */
  shapes(): QueryShape[];
};

/** @returns an empty log */
export function createQueryLog(): QueryLog {
  const seen = new Map<string, QueryShape>();
  return {
    record(shape) {
      const key = JSON.stringify(shape);
      if (!seen.has(key)) seen.set(key, shape);
    },
    shapes: () => [...seen.values()],
  };
}
