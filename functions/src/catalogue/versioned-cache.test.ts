import { describe, expect, it } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

/** A cache over lists that count how often each is loaded, and a version that the test changes. */
function cacheOf({ ttlMs = 60_000, maxRows = 100 } = {}) {
  const since = (fresh: boolean) => performance.now() - (fresh ? 0 : ttlMs);
  const state = { version: 'a', versionReads: 0, loads: [] as string[] };
  const cache = new VersionedCache({
    readHead: async () => {
      state.versionReads += 1;
      return { version: state.version };
    },
    maxRows,
  });
  const get = (key: string, { rows = 1, fresh = false, size = Number.POSITIVE_INFINITY } = {}) =>
    cache.get(
      key,
      async () => {
        state.loads.push(key);
        return Array.from({ length: Math.min(rows, size) }, (_, index) => `${key}${index}${state.version}`);
      },
      { since: since(fresh), fresh, size },
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
    const { state, get } = cacheOf({ ttlMs: 1_000 });
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
      { since: 0 },
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
    await expect(cache.get('x', async () => Promise.reject(new Error('down')), { since: 0 })).rejects.toThrow(
      'down',
    );
    expect(await get('x')).toEqual(['x0a']);
  });

  it('asks for the version again after that failed', async () => {
    let attempts = 0;
    const cache = new VersionedCache({
      readHead: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('down');
        return { version: 'a' };
      },
      maxRows: 10,
    });
    await expect(cache.get('x', async () => [1], { since: 0 })).rejects.toThrow('down');
    expect(await cache.get('x', async () => [1], { since: 0 })).toEqual([1]);
  });

  describe('while the source is out of reach', () => {
    /** A cache whose version and lists fail or hang as the test says. */
    function failingCache() {
      const state = { version: 'a', mode: 'up' as 'up' | 'down' | 'hanging', asked: 0, stale: 0 };
      const ask = async <Value>(value: () => Value): Promise<Value> => {
        state.asked += 1;
        if (state.mode === 'down') throw new Error('down');
        if (state.mode === 'hanging') await new Promise(() => undefined);
        return value();
      };
      const cache = new VersionedCache({
        readHead: () => ask(() => ({ version: state.version })),
        maxRows: 10,
        onStale: () => {
          state.stale += 1;
        },
      });
      const get = (fresh = false) =>
        cache.get('x', () => ask(() => [state.version]), { since: performance.now(), fresh });
      return { state, get };
    }

    it.each(['down', 'hanging'] as const)('shows what it has, asks seldom and says so: %s', async (mode) => {
      const { state, get } = failingCache();
      await get();
      state.mode = mode;
      state.asked = 0;
      const startedAt = performance.now();
      for (let time = 0; time < 20; time += 1) expect(await get()).toEqual(['a']);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      expect({ asked: state.asked, stale: state.stale }).toEqual({ asked: 1, stale: 1 });
    });

    it('shows the old list where the version is new and its list fails, and the new one as soon as it can', async () => {
      const { state, cache, get } = cacheOf({ ttlMs: 0 });
      await get('x');
      state.version = 'b';
      const failing = () =>
        cache.get('x', async () => Promise.reject(new Error('down')), { since: performance.now() });
      expect(await failing()).toEqual(['x0a']);
      expect(await failing()).toEqual(['x0a']);
      expect(await get('x', { fresh: true })).toEqual(['x0b']);
    });

    it('shows the newest again once the source is back', async () => {
      const { state, get } = failingCache();
      await get();
      Object.assign(state, { mode: 'down', version: 'b' });
      expect(await get(true)).toEqual(['a']);
      state.mode = 'up';
      expect(await get(true)).toEqual(['b']);
      expect(await get()).toEqual(['b']);
    });

    it('has nothing to show where it never had anything', async () => {
      const { state, get } = failingCache();
      state.mode = 'down';
      await expect(get()).rejects.toThrow('down');
    });
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

  it('serves a shorter list out of a longer one, and loads a longer one anew', async () => {
    const { state, get } = cacheOf();
    expect(await get('x', { rows: 9, size: 4 })).toHaveLength(4);
    await get('x', { rows: 9, size: 3 });
    expect(state.loads).toEqual(['x']);
    expect(await get('x', { rows: 9, size: 6 })).toHaveLength(6);
    expect(state.loads).toEqual(['x', 'x']);
  });

  it('serves one request out of one read of the version', async () => {
    const { state, cache } = cacheOf();
    const reading = { since: performance.now() };
    for (const key of ['x', 'y', 'z']) await cache.get(key, async () => [key], reading);
    expect(state.versionReads).toBe(1);
    await cache.head({ since: performance.now() });
    expect(state.versionReads).toBe(2);
  });

  it('tells whole lists from the starts of longer ones', async () => {
    const { cache, get } = cacheOf();
    await get('x', { rows: 9, size: 4 });
    expect(await cache.whole('x', { since: 0 })).toBeNull();
    expect(await cache.whole('y', { since: 0 })).toBeNull();
    await get('x', { rows: 9, size: 10 });
    expect(await cache.whole('x', { since: 0 })).toHaveLength(9);
  });

  it('knows that a list shorter than what was asked for is whole', async () => {
    const { state, get } = cacheOf();
    await get('x', { rows: 2, size: 4 });
    await get('x', { rows: 2, size: 50 });
    expect(state.loads).toEqual(['x']);
  });

  it('gives the head that was read with the version', async () => {
    const { state, cache } = cacheOf();
    expect(await cache.head({ since: 0 })).toEqual({ version: 'a' });
    state.version = 'b';
    expect(await cache.head({ since: 0 })).toEqual({ version: 'a' });
    expect(await cache.head({ since: performance.now() })).toEqual({ version: 'b' });
  });

  it('answers a list larger than all it may keep, without keeping it', async () => {
    const { state, get } = cacheOf({ maxRows: 3 });
    expect(await get('x', { rows: 9 })).toHaveLength(9);
    await get('x', { rows: 9 });
    expect(state.loads).toEqual(['x', 'x']);
  });

  it.each([6, 11])('keeps all other lists when one of %i rows comes, of 10 it may keep', async (rows) => {
    const { state, get } = cacheOf({ maxRows: 10 });
    for (const key of ['x', 'y']) await get(key, { rows: 3 });
    await get('large', { rows });
    state.loads.length = 0;
    for (const key of ['x', 'y']) await get(key, { rows: 3 });
    expect(state.loads).toEqual([]);
  });
});
