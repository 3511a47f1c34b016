import { describe, expect, it } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

/** A cache over lists that count how often each is loaded, and a version that the test changes. */
function cacheOf({ ttlMs = 60_000, maxRows = 100 } = {}) {
  const state = { version: 'a', versionReads: 0, loads: [] as string[] };
  const cache = new VersionedCache({
    readVersion: async () => {
      state.versionReads += 1;
      return state.version;
    },
    ttlMs: () => ttlMs,
    maxRows,
  });
  const get = (key: string, { rows = 1, fresh = false } = {}) =>
    cache.get(
      key,
      async () => {
        state.loads.push(key);
        return Array.from({ length: rows }, (_, index) => `${key}${index}${state.version}`);
      },
      fresh,
    );
  return { state, cache, get };
}

describe('VersionedCache', () => {
  it('loads a list once while the version holds', async () => {
    const { state, get } = cacheOf();
    expect(await get('x')).toEqual(['x0a']);
    expect(await get('x')).toEqual(['x0a']);
    expect(state).toMatchObject({ versionReads: 1, loads: ['x'] });
  });

  it('reads the version again when its time is over, and keeps lists of the same version', async () => {
    const { state, get } = cacheOf({ ttlMs: 0 });
    await get('x');
    await get('x');
    expect(state).toMatchObject({ versionReads: 2, loads: ['x'] });
    state.version = 'b';
    expect(await get('x')).toEqual(['x0b']);
  });

  it('reads the version for a fresh list whatever the time, and visitors profit from it', async () => {
    const { state, get } = cacheOf();
    await get('x');
    state.version = 'b';
    expect(await get('x')).toEqual(['x0a']);
    expect(await get('x', { fresh: true })).toEqual(['x0b']);
    expect(await get('x')).toEqual(['x0b']);
  });

  it('shares version read and load between requests at once', async () => {
    const { state, get } = cacheOf({ ttlMs: 0 });
    await Promise.all(Array.from({ length: 20 }, () => get('x')));
    expect(state).toMatchObject({ versionReads: 1, loads: ['x'] });
  });

  it('does not keep a list that was loading when the version changed', async () => {
    const { state, cache, get } = cacheOf();
    let finish: (rows: string[]) => void = () => undefined;
    const slow = cache.get(
      'x',
      () =>
        new Promise<string[]>((resolve) => {
          finish = resolve;
        }),
      false,
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    state.version = 'b';
    await get('y', { fresh: true });
    finish(['old']);
    expect(await slow).toEqual(['old']);
    expect(await get('x')).toEqual(['x0b']);
  });

  it('forgets a load that failed', async () => {
    const { cache, get } = cacheOf();
    await expect(cache.get('x', async () => Promise.reject(new Error('down')), false)).rejects.toThrow(
      'down',
    );
    expect(await get('x')).toEqual(['x0a']);
  });

  it('asks for the version again after that failed', async () => {
    let attempts = 0;
    const cache = new VersionedCache({
      readVersion: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('down');
        return 'a';
      },
      ttlMs: () => 60_000,
      maxRows: 10,
    });
    await expect(cache.get('x', async () => [1], false)).rejects.toThrow('down');
    expect(await cache.get('x', async () => [1], false)).toEqual([1]);
  });

  it('drops the lists unused for longest when there are too many rows, empty lists counting one', async () => {
    const { state, get } = cacheOf({ maxRows: 5 });
    await get('x', { rows: 2 });
    await get('y', { rows: 2 });
    await get('x', { rows: 2 });
    await get('z', { rows: 0 });
    await get('w', { rows: 2 });
    state.loads.length = 0;
    await get('x', { rows: 2 });
    await get('z', { rows: 0 });
    expect(state.loads).toEqual([]);
    await get('y', { rows: 2 });
    expect(state.loads).toEqual(['y']);
  });

  it('answers a list larger than all it may keep, without keeping it', async () => {
    const { state, get } = cacheOf({ maxRows: 3 });
    expect(await get('x', { rows: 9 })).toHaveLength(9);
    await get('x', { rows: 9 });
    expect(state.loads).toEqual(['x', 'x']);
  });
});
