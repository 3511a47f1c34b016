import { randomUUID } from 'node:crypto';
import { productInputSchema } from '@rad-rewind/contract/product';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { categoryForm, makeCategory, makeProduct, productForm } from '../../test/catalogue-factory.ts';
import { readDocument, readDocuments } from '../../test/firestore-control.ts';
import { signInAdmin } from '../../test/people.ts';
import { useStackFirestore } from '../../test/stack-firestore.ts';
import { updateCategory } from '../catalogue/category-store.ts';
import { deleteEntity } from '../catalogue/deletion.ts';
import { createProduct } from '../catalogue/product-writes.ts';
import { OutageError } from '../outage/outage-error.ts';
import { saveProductionUrl } from '../settings/settings.ts';
import { transact } from '../transact.ts';
import { Trace } from './trace.ts';

/** A trail that takes no entry. */
class BrokenTrace extends Trace {
  override write(): void {
    throw new Error('no entry');
  }
}

let admin: ApiClient;
const trace = new BrokenTrace('admin', new Date());
beforeAll(async () => {
  useStackFirestore();
  // What a save reads of the environment, as the stack's functions have it.
  vi.stubEnv('WEB_API_KEY', 'demo-web-api-key');
  admin = await signInAdmin();
});

describe('a change whose entry cannot be written does not happen', () => {
  it('of a new product', async () => {
    const input = productInputSchema.parse(productForm());
    await expect(createProduct(input, null, trace)).rejects.toThrow('no entry');
    expect(await readDocument(`productSlugs/${input.slug}`)).toBeUndefined();
  });

  it('of a changed category', async () => {
    const category = await makeCategory(admin);
    const input = { ...categoryForm({ name: 'Changed' }), description: null, image: null };
    await expect(updateCategory(category.id, input, trace)).rejects.toThrow('no entry');
    expect(await readDocument(`categories/${category.id}`)).toEqual(category);
  });

  it('of a deletion', async () => {
    const { id } = await makeProduct(admin);
    await expect(deleteEntity('product', id, trace)).rejects.toThrow('no entry');
    expect(await readDocument(`products/${id}`)).toBeDefined();
    expect(await readDocument(`deleted/product-${id}`)).toBeUndefined();
  });

  it('of settings', async () => {
    const before = await readDocument('settings/shop');
    const input = { productionUrl: 'https://untraced.example' };
    await expect(saveProductionUrl(input, trace)).rejects.toThrow('no entry');
    expect(await readDocument('settings/shop')).toEqual(before);
  });
});

describe('an entry whose change fails', () => {
  it('is not written where one transaction holds both', async () => {
    const subject = randomUUID();
    const change = { kind: 'settings', verb: 'update', subject, before: null, after: null } as const;
    const work = transact(async (transaction) => {
      new Trace('admin', new Date()).write(transaction, change);
      // Time enough for an entry that would be written by itself.
      await new Promise((resolve) => setTimeout(resolve, 500));
      throw new Error('The change fails');
    });
    await expect(work).rejects.toThrow('The change fails');
    const entries = Object.values(await readDocuments('audit'));
    expect(entries.filter((found) => found.subject === subject)).toEqual([]);
  });

  it('is taken back where no transaction holds both', async () => {
    const before = Object.keys(await readDocuments('audit'));
    const change = { kind: 'picture', verb: 'upload', subject: 'x.webp', before: null, after: null } as const;
    const work = () => Promise.reject(new Error('Storage is down'));
    await expect(new Trace('admin', new Date()).around(change, work)).rejects.toThrow('Storage is down');
    expect(Object.keys(await readDocuments('audit'))).toEqual(before);
  });

  it('stays and says so where nobody knows whether it failed', async () => {
    const subject = `${randomUUID()}.webp`;
    const change = { kind: 'picture', verb: 'upload', subject, before: null, after: null } as const;
    const outage = new OutageError('storage', 'unconfirmed');
    const work = () => Promise.reject(outage);
    await expect(new Trace('admin', new Date()).around(change, work)).rejects.toBe(outage);
    const [entry] = Object.values(await readDocuments('audit')).filter((found) => found.subject === subject);
    expect(entry?.changes).toEqual([{ field: 'outcome', before: null, after: 'not confirmed' }]);
  });
});
