import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Product, ProductInput, ProductUpdate } from '@rad-rewind/contract/product';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { PriceQuote } from '../amazon/price-quotes.ts';
import type { Trace } from '../audit/trace.ts';
import { ensureUnchanged } from '../http/ensure-unchanged.ts';
import { HttpError } from '../http/http-error.ts';
import { touchCatalogue } from './catalogue-meta.ts';
import { summarise } from './catalogue-summary.ts';
import { writeCatalogue } from './catalogue-write.ts';
import { ensureCategoryExists } from './category-store.ts';
import { sanitiseDescription } from './description-html.ts';
import { putIn } from './entity-kind.ts';
import { nextId } from './id-counter.ts';
import { type ProductDocument, toProduct, toProductDocument, toStoredProduct } from './product-document.ts';
import { products } from './product-store.ts';
import { ensureSlugFree, moveSlug } from './slug-reservation.ts';
import { tracedFields } from './traced-fields.ts';

const KIND = 'productSlugs';

async function withSafeDescription(input: ProductInput): Promise<ProductInput> {
  return { ...input, description: await sanitiseDescription(input.description) };
}

async function readProduct(transaction: Transaction, id: number): Promise<ProductDocument> {
  const document = await transaction.get(products().doc(String(id)));
  if (!document.exists) throw new HttpError(404, ERROR_TEXT.productNotFound);
  return document.data() as ProductDocument;
}

/** What was written, as an answer shows it. */
function toAnswer(written: ProductDocument<Date>, now: Date): Product {
  const moment = (date: Date | null) => date && Timestamp.fromDate(date);
  const stored = toStoredProduct({
    ...written,
    createdAt: Timestamp.fromDate(written.createdAt),
    updatedAt: Timestamp.fromDate(written.updatedAt),
    newArrivalDate: moment(written.newArrivalDate),
    priceUpdatedAt: moment(written.priceUpdatedAt),
  });
  return toProduct(stored, now);
}

/**
 * Stores a new product under the next id.
 * @param quote what Amazon says about the price of its ASIN, null where it was not asked
 * @throws HttpError 409 for a slug that is taken, 400 for a category that does not exist
 */
export async function createProduct(
  input: ProductInput,
  quote: PriceQuote | null,
  trace: Trace,
): Promise<Product> {
  const now = trace.at;
  const safe = await withSafeDescription(input);
  return writeCatalogue(async (transaction) => {
    await ensureSlugFree(transaction, KIND, safe.slug);
    await ensureCategoryExists(transaction, safe.categoryId);
    const { id, take } = await nextId(transaction, 'product');
    const document = toProductDocument(id, safe, null, quote, now);
    const storeSummary = await summarise(transaction, 'product', { before: null, after: document });
    take();
    putIn(transaction, 'product', document);
    storeSummary();
    const change = { before: null, after: tracedFields('product', document) };
    trace.write(transaction, { kind: 'product', verb: 'create', id, subject: document.name, ...change });
    return toAnswer(document, now);
  });
}

/**
 * Replaces a product's fields; its id and date of creation stay. A category that was deleted since may stay too.
 * @param quote as for `createProduct`
 * @throws HttpError 404 for an unknown id, 409 for a slug that is taken or a product that was changed since the
 *   version that the save expects, 400 for a category that does not exist
 */
export async function updateProduct(
  id: number,
  { expectedUpdatedAt, ...input }: ProductUpdate,
  quote: PriceQuote | null,
  trace: Trace,
): Promise<Product> {
  const now = trace.at;
  const safe = await withSafeDescription(input);
  return writeCatalogue(async (transaction) => {
    const before = await readProduct(transaction, id);
    const stored = before.updatedAt.toDate().toISOString();
    ensureUnchanged({ stored, expected: expectedUpdatedAt }, ERROR_TEXT.productChanged);
    if (before.slug !== safe.slug) await ensureSlugFree(transaction, KIND, safe.slug);
    if (before.categoryId !== safe.categoryId) await ensureCategoryExists(transaction, safe.categoryId);
    const document = toProductDocument(id, safe, before, quote, now);
    const storeSummary = await summarise(transaction, 'product', { before, after: document });
    moveSlug(transaction, KIND, { id, from: before.slug, to: safe.slug });
    transaction.set(products().doc(String(id)), document);
    storeSummary();
    touchCatalogue(transaction, { featured: Number(safe.isFeatured) - Number(before.isFeatured) });
    const change = { before: tracedFields('product', before), after: tracedFields('product', document) };
    trace.write(transaction, { kind: 'product', verb: 'update', id, subject: document.name, ...change });
    return toAnswer(document, now);
  });
}
