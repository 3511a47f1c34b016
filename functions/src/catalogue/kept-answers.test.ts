import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';
import { VersionedCache } from './versioned-cache.ts';

const TTL_MS = 400;
const state = { version: 'a', made: 0, fails: false };

function answers({ mayKeep = true, maxBytes = 8_000 } = {}) {
  const versions = new VersionedCache({
    readHead: async () =>
      state.fails ? Promise.reject(new Error('out of reach')) : { version: state.version },
    maxRows: 1,
  });
  const kept = new KeptAnswers<{ text: string }>(versions, {
    maxBytes,
    bytesOf: ({ text }) => text.length,
    mayKeep: () => mayKeep,
  });
  const wanted = () => ({ since: performance.now() - TTL_MS });
  /** Asks as a route does whose answer is made of the catalogue. */
  const ask = (key = '/', make = async () => `${key} ${state.version} ${state.made}`) =>
    kept.get(key, wanted(), async () => {
      state.made += 1;
      await versions.head(wanted());
      return { text: await make() };
    });
  return { kept, ask, versions, wanted };
}

beforeEach(() => {
  Object.assign(state, { version: 'a', made: 0, fails: false });
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  // What is kept since the moment 0 never ends.
  vi.advanceTimersByTime(1);
});

describe('KeptAnswers', () => {
  it('keeps an answer while the version holds, and finds it without waiting', async () => {
    const { kept, ask, wanted } = answers();
    await ask();
    const second = await ask();
    expect(await ask()).toBe(second);
    expect(kept.find('/', wanted())).toBe(second);
    expect(state.made).toBe(2);
  });

  it('makes it anew when the version has changed', async () => {
    const { kept, ask, wanted } = answers();
    await ask();
    await ask();
    state.version = 'b';
    vi.advanceTimersByTime(TTL_MS + 1);
    expect(kept.find('/', wanted())).toBe(null);
    expect((await ask()).text).toBe('/ b 3');
  });

  it('looks the version up when its time is over, and keeps what is of the same', async () => {
    const { ask } = answers();
    await ask();
    await ask();
    vi.advanceTimersByTime(TTL_MS + 1);
    await ask();
    expect(state.made).toBe(2);
  });

  it('makes it anew after a second, whatever the version', async () => {
    const { ask } = answers();
    await ask();
    await ask();
    vi.advanceTimersByTime(1_001);
    await ask();
    expect(state.made).toBe(3);
  });

  it('shares one that is being made', async () => {
    const { ask } = answers();
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toBe(other);
    expect(state.made).toBe(1);
  });

  it('does not keep one that was made while the version changed', async () => {
    const { kept, ask, versions, wanted } = answers();
    await versions.head(wanted());
    await ask('/', async () => {
      state.version = 'b';
      await versions.head({ since: performance.now() + 1 });
      return 'of either';
    });
    expect(kept.find('/', wanted())).toBe(null);
  });

  it('keeps neither what may not be kept, nor what is large, nor failures', async () => {
    for (const options of [{ mayKeep: false }, { maxBytes: 32 }]) {
      const { kept, ask, versions, wanted } = answers(options);
      await versions.head(wanted());
      await ask();
      expect(kept.find('/', wanted())).toBe(null);
    }
    const { ask } = answers();
    await expect(ask('/', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect((await ask()).text).toBe('/ a 4');
  });

  it('gives what is kept while the version is out of reach', async () => {
    const { ask } = answers();
    await ask();
    const kept = await ask();
    state.fails = true;
    vi.advanceTimersByTime(TTL_MS + 1);
    expect(await ask()).toBe(kept);
  });
});
