import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestFirestore, type TestFirestore } from './test-firestore.ts';

let test: TestFirestore;

beforeAll(async () => {
  test = await startTestFirestore();
});
beforeEach(() => test.control('POST', '/reset'));
afterAll(() => test.stop());

describe('writes', () => {
  it('refuse to create a document twice and to update a missing one', async () => {
    const pager = test.db.doc('products/1');
    await pager.create({ name: 'Pager' });
    await expect(pager.create({ name: 'Pager' })).rejects.toMatchObject({ code: 6 });
    await expect(test.db.doc('products/2').update({ name: 'Walkman' })).rejects.toMatchObject({ code: 5 });
  });

  it('say once which error it is', async () => {
    await expect(test.db.doc('products/2').update({ name: 'x' })).rejects.toThrow(/^5 NOT_FOUND: (?!5 )/);
  });

  it('refuse an update that is based on an old version', async () => {
    const pager = test.db.doc('products/1');
    const first = await pager.set({ name: 'Pager' });
    await pager.update({ name: 'Beeper' });
    await expect(pager.update({ name: 'Late' }, { lastUpdateTime: first.writeTime })).rejects.toMatchObject({
      code: 9,
    });
  });

  it('keep every kind of value', async () => {
    const value = {
      text: 'Pager',
      whole: 3,
      decimal: 3.5,
      nothing: null,
      flag: false,
      time: new Timestamp(1_700_000_000, 123_456_000),
      list: [1, 'two', { three: 3 }],
      empty: { list: [], map: {} },
      bytes: Buffer.from('90s'),
      reference: test.db.doc('categories/1'),
    };
    await test.db.doc('products/1').set(value);
    const stored = (await test.db.doc('products/1').get()).data();
    expect(stored).toMatchObject({ ...value, reference: expect.objectContaining({ path: 'categories/1' }) });
  });

  it('apply transforms', async () => {
    const pager = test.db.doc('products/1');
    await pager.set({ clicks: 1, tags: ['a'], gone: 1 });
    await pager.update({
      clicks: FieldValue.increment(2),
      tags: FieldValue.arrayUnion('b'),
      gone: FieldValue.delete(),
      at: FieldValue.serverTimestamp(),
    });
    expect((await pager.get()).data()).toEqual({ clicks: 3, tags: ['a', 'b'], at: expect.any(Timestamp) });
  });

  it('of a batch happen together or not at all', async () => {
    const batch = test.db.batch();
    batch.set(test.db.doc('products/1'), { name: 'Pager' });
    batch.update(test.db.doc('products/2'), { name: 'missing' });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await test.db.doc('products/1').get()).exists).toBe(false);
  });

  it('delete a whole collection', async () => {
    await test.db.doc('products/1').set({ name: 'Pager' });
    await test.db.doc('products/1/notes/1').set({ text: 'note' });
    await test.db.recursiveDelete(test.db.collection('products'));
    expect(await test.control('GET', '/export')).toEqual({ documents: {} });
  });
});

describe('transactions', () => {
  it('lose none of 20 concurrent increments', async () => {
    const counter = test.db.doc('meta/counter');
    await counter.set({ value: 0 });
    const increment = () =>
      test.db.runTransaction(async (transaction) => {
        const { value } = (await transaction.get(counter)).data() ?? {};
        transaction.update(counter, { value: value + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect((await counter.get()).get('value')).toBe(20);
  }, 20_000);

  it('lose to a change within the same millisecond', async () => {
    const counter = test.db.doc('meta/counter');
    await counter.set({ value: 0 });
    const seen: number[] = [];
    await test.db.runTransaction(async (transaction) => {
      const value = (await transaction.get(counter)).get('value');
      seen.push(value);
      if (seen.length === 1) await counter.set({ value: 10 });
      transaction.update(counter, { value: value + 1 });
    });
    expect(seen).toEqual([0, 10]);
    expect((await counter.get()).get('value')).toBe(11);
  });

  it('notice that a document they found missing was made meanwhile', async () => {
    const slug = test.db.doc('productSlugs/pager');
    const reserve = (id: number) =>
      test.db.runTransaction(async (transaction) => {
        if ((await transaction.get(slug)).exists) throw new Error('taken');
        transaction.create(slug, { id });
      });
    const results = await Promise.allSettled([reserve(1), reserve(2), reserve(3)]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  }, 20_000);

  it('of the read-only kind read a consistent state', async () => {
    await test.db.doc('products/1').set({ name: 'Pager' });
    const name = await test.db.runTransaction(
      async (transaction) => (await transaction.get(test.db.doc('products/1'))).get('name'),
      { readOnly: true },
    );
    expect(name).toBe('Pager');
  });
});
