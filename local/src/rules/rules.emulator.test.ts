import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ID, PROJECT_ROOT } from '../project.ts';

/*
 * Against the official emulators, which read the rules themselves: `npm run test:emulators`. They are told where by
 * FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST.
 */

const rulesOf = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');

/** The collections of docs/architecture.md, "Data", and one that nobody knows. */
const DOCUMENTS = [
  'products/1',
  'categories/1',
  'productSlugs/pager',
  'categorySlugs/music',
  'meta/catalogue',
  'settings/shop',
  'subscribers/1',
  'clicks/1',
  'nobody/1/knows/1',
];

let environment: RulesTestEnvironment;
let clients: [string, RulesTestContext][];

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    firestore: { rules: rulesOf('firestore.rules') },
    storage: { rules: rulesOf('storage.rules') },
  });
  clients = [
    ['a stranger', environment.unauthenticatedContext()],
    ['a user', environment.authenticatedContext('user-1')],
    ['an admin', environment.authenticatedContext('admin-1', { admin: true })],
  ];
});
afterAll(() => environment?.cleanup());

describe('the rules', () => {
  it.each(DOCUMENTS)('refuse every client everything of %s', async (path) => {
    for (const [, client] of clients) {
      const document = client.firestore().doc(path);
      await assertFails(document.get());
      await assertFails(document.set({ name: 'x' }));
      await assertFails(document.update({ name: 'x' }));
      await assertFails(document.delete());
      await assertFails(document.parent.limit(1).get());
    }
    expect(clients).toHaveLength(3);
  });

  it.each(['uploads/pager.webp', 'variants/pager.webp/320.webp', 'other.txt'])(
    'refuse every client everything of %s in Storage',
    async (path) => {
      for (const [, client] of clients) {
        const file = client.storage().ref(path);
        await assertFails(file.getDownloadURL());
        await assertFails(file.putString('x').then());
        await assertFails(file.delete());
        await assertFails(file.listAll());
      }
      expect(clients).toHaveLength(3);
    },
  );
});
