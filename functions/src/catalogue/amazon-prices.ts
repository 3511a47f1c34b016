import { leadsToAmazon } from '@rad-rewind/contract/amazon-price';
import { Timestamp } from 'firebase-admin/firestore';
import { refreshedPictures } from '../amazon/served-pictures.ts';
import type { AuditFields } from '../audit/changed-fields.ts';
import type { Trace } from '../audit/trace.ts';
import { touchCatalogue } from './catalogue-meta.ts';
import { writeCatalogue } from './catalogue-write.ts';
import { resamplePictures } from './picture-sample-store.ts';
import type { ProductDocument } from './product-document.ts';
import { products } from './product-store.ts';

/** A product that Amazon sells, as far as its price is concerned. */
export interface AmazonPricedProduct {
  readonly productId: number;
  readonly asin: string;
  /** When Amazon served the price that is stored, in milliseconds since 1970; 0 where it did not. */
  readonly servedAt: number;
}

/** What Amazon says about a product. */
export interface ServedProduct {
  readonly productId: number;
  /** The ASIN that Amazon was asked for; a product that has another one by now is left alone. */
  readonly asin: string;
  /** Null for none; undefined leaves the price as it is. */
  readonly price: string | null | undefined;
  /** When Amazon served the price; null where it did not. */
  readonly servedAt: Date | null;
  /** Addresses of its pictures, the primary one first. */
  readonly pictures: readonly string[];
}

const normalised = (asin: string): string => asin.trim().toUpperCase();

/** All products whose link leads to Amazon and whose ASIN is known, those whose price is the oldest first. */
export async function findAmazonProducts(): Promise<AmazonPricedProduct[]> {
  const query = products().where('amazonProductId', '>', '');
  const { docs } = await query.select('id', 'affiliateLink', 'amazonProductId', 'priceUpdatedAt').get();
  return docs
    .flatMap((document) => {
      const { id, affiliateLink, amazonProductId, priceUpdatedAt } = document.data() as ProductDocument;
      if (!amazonProductId || !leadsToAmazon(affiliateLink)) return [];
      const servedAt = priceUpdatedAt?.toMillis() ?? 0;
      return [{ productId: id, asin: normalised(amazonProductId), servedAt }];
    })
    .sort((a, b) => a.servedAt - b.servedAt);
}

/** Whether a product still is what Amazon was asked about. */
function isStillSoldAs({ affiliateLink, amazonProductId }: ProductDocument, asin: string): boolean {
  return leadsToAmazon(affiliateLink) && normalised(amazonProductId ?? '') === asin;
}

/** Takes notes of what is written, for the audit trail: one entry for all products of a call. */
class ServedUpdates {
  readonly #before: Record<string, unknown> = {};
  readonly #after: Record<string, unknown> = {};
  #products = 0;

  note(stored: ProductDocument, update: AuditFields): void {
    this.#products += 1;
    for (const [field, value] of Object.entries(update)) {
      const name = `product ${stored.id}: ${field}`;
      this.#before[name] = stored[field as keyof ProductDocument];
      this.#after[name] = value;
    }
  }

  toChange(): { subject: string; before: AuditFields; after: AuditFields } {
    const subject = `${this.#products} Amazon ${this.#products === 1 ? 'product' : 'products'}`;
    return { subject, before: this.#before, after: this.#after };
  }
}

/** The fields of a product that what Amazon served changes. */
function servedFields(before: ProductDocument, { price, servedAt, pictures }: ServedProduct) {
  return {
    priceUpdatedAt: servedAt && Timestamp.fromDate(servedAt),
    ...(price !== undefined && { price }),
    ...refreshedPictures(before, pictures),
  };
}

/**
 * Writes prices and links to pictures that Amazon served, all or none. A product that was deleted or changed its ASIN meanwhile is left
 * alone. It is no edit: `updatedAt` stays.
 * @param trace of the admin who asked for it, null where nobody did
 */
export function storeServed(changes: readonly ServedProduct[], trace: Trace | null): Promise<void> {
  return writeCatalogue(async (transaction) => {
    const references = changes.map(({ productId }) => products().doc(String(productId)));
    const documents = await transaction.getAll(...references);
    const notes = new ServedUpdates();
    const updates = documents.flatMap((document, index) => {
      const change = changes[index];
      const before = document.data() as ProductDocument | undefined;
      if (!change || !before || !isStillSoldAs(before, change.asin)) return [];
      const fields = servedFields(before, change);
      return [{ reference: document.ref, fields, before, after: { ...before, ...fields } }];
    });
    const storePictures = await resamplePictures(transaction, updates);
    for (const { reference, fields, before } of updates) {
      transaction.update(reference, { ...fields });
      notes.note(before, fields);
    }
    storePictures();
    touchCatalogue(transaction, {});
    trace?.write(transaction, { kind: 'prices', verb: 'refresh', ...notes.toChange() });
  });
}
