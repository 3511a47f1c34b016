import { UPLOADS_PATH } from '@rad-rewind/contract/image';
import type { ProductDocument } from '../catalogue/product-document.ts';
import { products } from '../catalogue/product-store.ts';

/** A product as far as a sitemap names it. */
export interface ProductEntry {
  readonly slug: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Paths of the shop's own pictures; a partner's are linked from its page alone. */
  readonly images: readonly string[];
}

/** How many products one query fetches. */
const PAGE = 1_000;

function toEntry({ slug, updatedAt, featuredImage, images }: ProductDocument): ProductEntry {
  const own = [featuredImage, ...images].filter((address) => address?.startsWith(UPLOADS_PATH));
  return { slug, updatedAt: updatedAt.toDate().toISOString(), images: [...new Set(own)] as string[] };
}

/** The products whose ids lie in a range, by id, fetched a page at a time. @param from the first id @param to the last */
export async function findProductEntries(from: number, to: number): Promise<ProductEntry[]> {
  const fields = ['id', 'slug', 'updatedAt', 'featuredImage', 'images'];
  const range = products()
    .where('id', '<=', to)
    .orderBy('id')
    .select(...fields);
  const entries: ProductEntry[] = [];
  let next = from;
  for (;;) {
    const { docs } = await range.startAt(next).limit(PAGE).get();
    const found = docs.map((document) => document.data() as ProductDocument);
    entries.push(...found.map(toEntry));
    if (found.length < PAGE) return entries;
    next = (found.at(-1)?.id ?? to) + 1;
  }
}

/** The highest id of a product; 0 where there is none. */
export async function findLastProductId(): Promise<number> {
  const { docs } = await products().orderBy('id', 'desc').limit(1).select('id').get();
  return (docs[0]?.get('id') as number | undefined) ?? 0;
}
