import { AggregateField, FieldPath, Filter } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestFirestore, type TestFirestore } from './test-firestore.ts';

let test: TestFirestore;
const products = () => test.db.collection('products');
const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map(({ id }) => id);

beforeAll(async () => {
  test = await startTestFirestore();
  const batch = test.db.batch();
  const rows = [
    { id: '1', categoryId: 1, isFeatured: true, tagKeys: ['pager', 'retro'], createdAt: 10, price: 5 },
    { id: '2', categoryId: 1, isFeatured: false, tagKeys: ['retro'], createdAt: 30, price: 7.5 },
    { id: '3', categoryId: 2, isFeatured: true, tagKeys: [], createdAt: 20, price: null },
    { id: '4', categoryId: null, isFeatured: false, tagKeys: ['tape'], price: 1 },
  ];
  for (const { id, ...data } of rows) batch.set(products().doc(id), data);
  await batch.commit();
});
afterAll(() => test.stop());

describe('queries', () => {
  it('combine equality, array-contains and order', async () => {
    expect(await ids(products().where('categoryId', '==', 1).orderBy('createdAt', 'desc'))).toEqual([
      '2',
      '1',
    ]);
    const tagged = products().where('tagKeys', 'array-contains', 'retro').where('isFeatured', '==', true);
    expect(await ids(tagged.orderBy('createdAt', 'desc'))).toEqual(['1']);
  });

  it('know in, array-contains-any, or, and null', async () => {
    expect(await ids(products().where('categoryId', 'in', [2, 3]))).toEqual(['3']);
    expect(await ids(products().where('tagKeys', 'array-contains-any', ['tape', 'pager']))).toEqual([
      '1',
      '4',
    ]);
    const either = Filter.or(Filter.where('categoryId', '==', 2), Filter.where('price', '==', 1));
    expect(await ids(products().where(either))).toEqual(['3', '4']);
    expect(await ids(products().where('categoryId', '==', null))).toEqual(['4']);
  });

  it('leave out documents without the field they sort by or compare', async () => {
    expect(await ids(products().orderBy('createdAt'))).toEqual(['1', '3', '2']);
    expect(await ids(products().where('createdAt', '!=', 10))).toEqual(['3', '2']);
    expect(await ids(products().where('price', '!=', 5))).toEqual(['4', '2']);
    const counted = await products().orderBy('createdAt').count().get();
    expect(counted.data().count).toBe(3);
  });

  it('page by limit and cursor', async () => {
    const newest = products().orderBy('createdAt', 'desc').limit(1);
    const [first] = (await newest.get()).docs;
    expect(first?.id).toBe('2');
    if (first) expect(await ids(newest.startAfter(first))).toEqual(['3']);
    expect(await ids(products().orderBy('createdAt').offset(1).limit(1))).toEqual(['3']);
    expect(await ids(products().orderBy(FieldPath.documentId()).startAt('3'))).toEqual(['3', '4']);
  });

  it('answer only the fields asked for', async () => {
    const [picked] = (await products().where('categoryId', '==', 2).select('price').get()).docs;
    expect(picked?.data()).toEqual({ price: null });
    const [masked] = await test.db.getAll(products().doc('1'), { fieldMask: ['price'] });
    expect(masked?.data()).toEqual({ price: 5 });
  });

  it('that are refused say so, and leave the others alone', async () => {
    const refused = products().where('categoryId', '>', 1).orderBy('createdAt');
    await expect(refused.get()).rejects.toMatchObject({ code: 3 });
    await expect(refused.count().get()).rejects.toMatchObject({ code: 3 });
    expect(await ids(products().where('categoryId', '==', 2))).toEqual(['3']);
  });

  it('count and sum', async () => {
    const aggregates = { number: AggregateField.count(), total: AggregateField.sum('price') };
    const result = await products().where('categoryId', '==', 1).aggregate(aggregates).get();
    expect(result.data()).toEqual({ number: 2, total: 12.5 });
  });

  it('list documents page by page, and collections', async () => {
    expect((await products().listDocuments()).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect((await test.db.listCollections()).map(({ id }) => id)).toEqual(['products']);
  });
});

describe('listeners', () => {
  it('tell of the present state, a change and a removal', async () => {
    const watched = test.db.collection('settings');
    await watched.doc('shop').set({ tag: 'a' });
    const seen: string[][] = [];
    const stop = watched.onSnapshot((snapshot) => {
      seen.push(snapshot.docs.map((document) => String(document.get('tag'))));
    });
    const see = (...states: string[][]) =>
      vi.waitFor(() => expect(seen).toEqual(states), { timeout: 10_000 });
    await see(['a']);
    await watched.doc('shop').set({ tag: 'b' });
    await see(['a'], ['b']);
    await watched.doc('shop').delete();
    await see(['a'], ['b'], []);
    stop();
  });
});
