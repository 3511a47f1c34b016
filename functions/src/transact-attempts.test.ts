import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from './http/http-error.ts';
import { leaveReceipt } from './saves/receipt.ts';
import { transact } from './transact.ts';

/** What becomes of a commit: applied or not, and what its sender hears: a gRPC status, 0 for an answer. */
interface Fate {
  readonly applied: boolean;
  readonly status: number;
}

const APPLIED: Fate = { applied: true, status: 0 };
const REFUSED: Fate = { applied: false, status: 10 };
/** The statuses after which nobody knows. */
const UNKNOWN = [1, 2, 4, 8, 13, 14, 16];

type Reference = string;
type Write = readonly [Reference, number | undefined];

/** A database of numbers by name, the fates of the commits to come, and what was asked of it. */
const database = vi.hoisted(() => ({
  documents: new Map<string, number>(),
  fates: [] as { applied: boolean; status: number }[],
  isDown: false,
  reads: 0,
  commits: 0,
  onCommit: (): void => undefined,
}));

const failure = (code: number) => Object.assign(new Error(`status ${code}`), { code, metadata: {} });

async function read(...references: Reference[]) {
  database.reads += 1;
  if (database.isDown) throw failure(14);
  return references.map((reference) => ({
    exists: database.documents.has(reference),
    data: () => database.documents.get(reference),
  }));
}

const runTransaction = async (attempt: (transaction: object) => Promise<unknown>): Promise<unknown> => {
  const writes: Write[] = [];
  const set = (reference: Reference, value?: number) => writes.push([reference, value]);
  const result = await attempt({ getAll: read, set });
  database.commits += 1;
  const fate = (writes.length > 0 && database.fates.shift()) || { applied: true, status: 0 };
  if (fate.applied) {
    for (const [reference, value] of writes) {
      if (value === undefined) database.documents.delete(reference);
      else database.documents.set(reference, value);
    }
  }
  database.onCommit();
  if (fate.status !== 0) throw failure(fate.status);
  return result;
};

vi.mock('./log/log-event.ts', () => ({ logEvent: () => undefined }));
vi.mock('./firebase.ts', () => ({ firestore: () => ({ runTransaction, getAll: read }) }));

// The work below knows nothing of the real classes; these lead it to the fake ones.
type Real = Parameters<Parameters<typeof transact>[0]>[0];
type RealReference = Parameters<typeof leaveReceipt>[1];
interface Fake {
  getAll: typeof read;
  set(reference: Reference, value?: number): void;
}

let attempts = 0;

/** Makes a product under the next id, as stores do: refused where its slug is taken, with an entry of its own. */
const createProduct = () =>
  transact(async (real: Real) => {
    attempts += 1;
    const transaction = real as unknown as Fake;
    const [slug, counter] = await transaction.getAll('slug', 'counter');
    if (slug?.exists) throw new HttpError(409, 'Slug is already taken');
    const id = (counter?.data() ?? 0) + 1;
    transaction.set('counter', id);
    transaction.set('slug', id);
    transaction.set(`product ${id}`, id);
    transaction.set(`entry ${attempts}`, id);
    leaveReceipt(real, `entry ${attempts}` as unknown as RealReference);
    return id;
  });

/** Deletes what must be there. */
const deleteProduct = () =>
  transact(async (real: Real) => {
    attempts += 1;
    const transaction = real as unknown as Fake;
    const [product] = await transaction.getAll('product 1');
    if (!product?.exists) throw new HttpError(404, 'Product not found');
    transaction.set('product 1');
    transaction.set(`entry ${attempts}`, 1);
    leaveReceipt(real, `entry ${attempts}` as unknown as RealReference);
    return 'deleted';
  });

const named = (start: string) => [...database.documents.keys()].filter((name) => name.startsWith(start));

/** What a save comes to, however long its pauses. */
async function outcomeOf(save: () => Promise<unknown>): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const outcome = save().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  return outcome;
}

beforeEach(() => {
  attempts = 0;
  database.documents.clear();
  Object.assign(database, { fates: [], isDown: false, reads: 0, commits: 0, onCommit: () => undefined });
});

describe('a commit that was applied and whose answer was lost', () => {
  it.each(UNKNOWN)('with status %d is no refusal', async (status) => {
    database.fates = [{ applied: true, status }];
    expect(await outcomeOf(createProduct)).toBe(1);
    expect(named('product')).toEqual(['product 1']);
    expect(named('entry')).toEqual(['entry 1']);
  });

  it.each(UNKNOWN)('with status %d is recognised where the document is gone', async (status) => {
    database.documents.set('product 1', 1);
    database.fates = [{ applied: true, status }];
    expect(await outcomeOf(deleteProduct)).toBe('deleted');
  });

  it('is told with its own result, not with that of another attempt', async () => {
    database.fates = [
      { applied: false, status: 4 },
      { applied: true, status: 14 },
    ];
    // Somebody else takes the first id in between.
    database.onCommit = () => {
      if (database.commits === 1) database.documents.set('counter', 1);
    };
    expect(await outcomeOf(createProduct)).toBe(2);
    expect(named('entry')).toEqual(['entry 2']);
  });

  it('is recognised after its time too', async () => {
    database.fates = [{ applied: true, status: 14 }];
    database.onCommit = () => vi.advanceTimersByTime(6_000);
    expect(await outcomeOf(createProduct)).toBe(1);
    expect(attempts).toBe(1);
  });

  it('is recognised where it comes late and refuses the one after it', async () => {
    database.fates = [
      { applied: false, status: 4 },
      { applied: false, status: 6 },
    ];
    database.onCommit = () => {
      if (database.commits === 2) database.documents.set('entry 1', 1);
    };
    expect(await outcomeOf(createProduct)).toBe(1);
    expect(attempts).toBe(2);
  });

  it('is unconfirmed while nobody can look', async () => {
    database.fates = [{ applied: true, status: 14 }];
    database.onCommit = () => {
      database.isDown = true;
    };
    expect(await outcomeOf(createProduct)).toMatchObject({ effect: 'unconfirmed' });
  });
});

describe('a commit that was not applied', () => {
  it('is tried again where nobody knows that', async () => {
    database.fates = [{ applied: false, status: 14 }];
    expect(await outcomeOf(createProduct)).toBe(1);
    expect(named('entry')).toEqual(['entry 2']);
  });

  it('is refused where somebody else was first', async () => {
    database.fates = [{ applied: false, status: 14 }];
    database.onCommit = () => database.documents.set('slug', 7);
    expect(await outcomeOf(createProduct)).toMatchObject({ status: 409 });
    expect(named('entry')).toEqual([]);
  });

  it('is not saved, for certain, where each was answered', async () => {
    database.fates = Array(50).fill(REFUSED);
    expect(await outcomeOf(createProduct)).toMatchObject({ effect: 'not-saved' });
    expect(named('')).toEqual([]);
    // One read an attempt: an answered commit needs no looking for.
    expect(database.reads).toBe(attempts);
  });
});

it('a save that goes well reads nothing for being recognised', async () => {
  expect(await outcomeOf(createProduct)).toBe(1);
  expect({ reads: database.reads, commits: database.commits }).toEqual({ reads: 1, commits: 1 });
});

const anyFate = fc.oneof(
  fc.constant(APPLIED),
  fc.constant(REFUSED),
  fc.record({ applied: fc.boolean(), status: fc.constantFrom(...UNKNOWN) }),
);

it('whatever becomes of the commits, nothing is made twice, and what is told is what is stored', async () => {
  const property = fc.asyncProperty(
    fc.array(anyFate, { maxLength: 12 }),
    fc.nat(12),
    async (fates, downAt) => {
      attempts = 0;
      database.documents.clear();
      Object.assign(database, { fates: [...fates], isDown: false, reads: 0, commits: 0 });
      database.onCommit = () => {
        database.isDown = database.commits === downAt;
      };
      const outcome = await outcomeOf(createProduct);
      const stored = named('product').length;
      expect(named('entry')).toHaveLength(stored);
      if (typeof outcome === 'number') expect(named('product')).toEqual([`product ${outcome}`]);
      else if ((outcome as { effect?: string }).effect === 'not-saved') expect(stored).toBe(0);
      else {
        expect(outcome).toMatchObject({ effect: 'unconfirmed' });
        expect(stored).toBeLessThanOrEqual(1);
      }
    },
  );
  await fc.assert(property, { numRuns: 300 });
});
