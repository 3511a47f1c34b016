import type { Transaction } from 'firebase-admin/firestore';
import { catalogueDocument } from '../../src/catalogue/catalogue-meta.ts';

/**
 * Drops what `meta/catalogue` tells of products and categories, in the transaction that writes some: until it is made
 * anew, the documents themselves are read, also where an import was interrupted.
 */
export function forgetHead(transaction: Transaction): void {
  const nothing = { categoryList: null, pictures: {} };
  transaction.set(catalogueDocument(), nothing, { mergeFields: ['categoryList', 'pictures'] });
}
