import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from './transact.ts';

const shop = vi.hoisted(() => ({ committed: 0, commitTakesMs: 0 }));

vi.mock('./log/log-event.ts', () => ({ logEvent: () => undefined }));
vi.mock('./firebase.ts', () => ({
  firestore: () => ({
    runTransaction: async (attempt: (transaction: object) => Promise<unknown>) => {
      const result = await attempt({});
      await new Promise((resolve) => setTimeout(resolve, shop.commitTakesMs));
      shop.committed += 1;
      return result;
    },
  }),
}));

beforeEach(() => {
  Object.assign(shop, { committed: 0, commitTakesMs: 0 });
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a transaction comes to whose reads take so long. */
async function outcomeOf(readsTakeMs: number): Promise<unknown> {
  const work = () => new Promise((resolve) => setTimeout(resolve, readsTakeMs, 'saved'));
  const outcome = transact(work).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

describe('a transaction', () => {
  it('is committed where its reads are in time', async () => {
    expect(await outcomeOf(4_900)).toBe('saved');
    expect(shop.committed).toBe(1);
  });

  it('is never committed after five seconds, and says that nothing was saved', async () => {
    expect(await outcomeOf(5_100)).toMatchObject({ effect: 'not-saved' });
    expect(shop.committed).toBe(0);
  });

  it('says so too where its reads are never answered', async () => {
    expect(await outcomeOf(50_000)).toMatchObject({ effect: 'not-saved' });
    expect(shop.committed).toBe(0);
  });

  it('says that nobody knows where its commit is not answered', async () => {
    shop.commitTakesMs = 50_000;
    expect(await outcomeOf(100)).toMatchObject({ effect: 'unconfirmed' });
  });
});
