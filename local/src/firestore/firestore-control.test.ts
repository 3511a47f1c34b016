import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentials, makeClientConstructor, status } from '@grpc/grpc-js';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadFirestoreService } from './grpc-protocol.ts';
import type { Snapshot } from './snapshot.ts';
import { startTestFirestore, type TestFirestore } from './test-firestore.ts';

let test: TestFirestore;

beforeAll(async () => {
  test = await startTestFirestore();
});
beforeEach(() => test.control('POST', '/reset'));
afterAll(() => test.stop());

describe('the control server', () => {
  it('counts documents read, written and deleted', async () => {
    const { db } = test;
    await Promise.all([1, 2, 3].map((id) => db.doc(`products/${id}`).set({ id })));
    await db.collection('products').orderBy('id').limit(2).get();
    await db.doc('products/missing').get();
    await db.collection('products').where('id', '==', 99).get();
    await db.collection('products').count().get();
    await db.doc('products/1').delete();
    expect(await test.control('GET', '/counts')).toEqual({ reads: 5, writes: 3, deletes: 1 });
    await test.control('POST', '/counts/reset');
    expect(await test.control('GET', '/counts')).toEqual({ reads: 0, writes: 0, deletes: 0 });
  });

  it('records each shape of query once', async () => {
    const query = test.db.collection('shapes').where('a', '==', 1).orderBy('b', 'desc');
    await query.get();
    await test.db.collection('shapes').where('a', '==', 2).orderBy('b', 'desc').limit(4).get();
    const shapes = await test.control<{ collection: string }[]>('GET', '/queries');
    expect(shapes.filter(({ collection }) => collection === 'shapes')).toEqual([
      {
        collection: 'shapes',
        scope: 'COLLECTION',
        where: { field: 'a', op: 'EQUAL' },
        orderBy: [{ field: 'b', direction: 'DESCENDING' }],
        aggregated: [],
      },
    ]);
  });

  it('gives out what it takes in', async () => {
    const reference = test.db.doc('categories/1');
    const at = new Timestamp(1_700_000_000, 123_456_000);
    const data = { at, reference, bytes: Buffer.from([1, 2]), list: [{ at }], tag: { timestamp: 'no tag' } };
    await test.db.doc('products/1').set(data);
    await test.db.doc('products/1/notes/1').set({ nan: Number.NaN });
    const exported = await test.control<Snapshot>('GET', '/export');
    await test.control('POST', '/reset');
    await test.control('POST', '/import', exported);
    expect(await test.control('GET', '/export')).toEqual(exported);
    expect((await test.db.doc('products/1').get()).data()).toMatchObject({
      at,
      tag: data.tag,
      list: [{ at }],
    });
  });

  it('shows and sets fields', async () => {
    await test.db.doc('products/3').set({ name: 'Pager', price: '$5' });
    await test.control('PATCH', '/documents?path=products/3', {
      at: { timestamp: '2026-01-31T12:00:00.000Z' },
    });
    expect((await test.db.doc('products/3').get()).get('at').toDate()).toEqual(new Date('2026-01-31T12:00Z'));
    expect(await test.control('GET', '/documents?path=products')).toEqual({
      documents: {
        'products/3': { name: 'Pager', price: '$5', at: { timestamp: '2026-01-31T12:00:00.000Z' } },
      },
    });
    await test.control('DELETE', '/documents?path=products/3');
    expect(await test.control('GET', '/documents?path=products/3')).toEqual({ documents: {} });
  });

  it('refuses what it does not understand', async () => {
    await expect(test.control('GET', '/nothing')).rejects.toThrow(/^404/);
    const bad = { at: { timestamp: 'yesterday' } };
    await expect(test.control('PATCH', '/documents?path=products/3', bad)).rejects.toThrow(/^400.*yesterday/);
  });
});

describe('a client without the Admin SDK', () => {
  const parent = 'projects/demo-firestore-test/databases/(default)/documents';
  const requests = {
    Commit: { database: 'projects/demo-firestore-test/databases/(default)', writes: [] },
    RunQuery: { parent, structuredQuery: { from: [{ collectionId: 'products' }] } },
    BatchGetDocuments: { documents: [`${parent}/products/1`] },
    ListDocuments: { parent, collectionId: 'products' },
  };

  it.each(Object.entries(requests))('is refused: %s', async (rpc, request) => {
    const service = loadFirestoreService();
    const Client = makeClientConstructor(service, 'Firestore');
    const client = new Client(test.standIn.host, credentials.createInsecure());
    const { path, requestSerialize, responseDeserialize, responseStream } = service[rpc] ?? {};
    if (!path || !requestSerialize || !responseDeserialize) throw new Error(`No ${rpc}`);
    const failure = await new Promise<{ code?: number } | null>((resolve) => {
      if (responseStream) {
        const stream = client.makeServerStreamRequest(path, requestSerialize, responseDeserialize, request);
        stream.on('error', resolve).on('data', () => resolve(null));
      } else {
        client.makeUnaryRequest(path, requestSerialize, responseDeserialize, request, resolve);
      }
    });
    client.close();
    expect(failure?.code).toBe(status.PERMISSION_DENIED);
  });
});

describe('the state file', () => {
  it('brings the documents back after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'firestore-state-'));
    const stateFile = join(folder, 'made', 'firestore.json');
    const first = await startTestFirestore(stateFile);
    await first.db.doc('products/1').set({ name: 'Pager', at: new Timestamp(1, 0) });
    await first.stop();
    const second = await startTestFirestore(stateFile);
    expect((await second.db.doc('products/1').get()).data()).toEqual({
      name: 'Pager',
      at: new Timestamp(1, 0),
    });
    await second.stop();
    expect(await readdir(join(folder, 'made'))).toEqual(['firestore.json']);
    await rm(folder, { recursive: true });
  });
});
