import type { Product } from '@rad-rewind/contract/product';
import { catalogueCache } from './catalogue-cache.ts';
import { type StoredProduct, toProduct } from './product-document.ts';
import { pageOfProducts } from './product-store.ts';
import type { Reading } from './reading.ts';

/** Up to so many products, the full list is kept in memory as other lists are. */
const MAX_IN_MEMORY = 5_000;
/** Products in memory at a time while a longer list is sent: a few megabytes. */
const PAGE_SIZE = 500;

/** Whether the full list is too long to be kept in memory. */
export async function isLongList(reading: Reading): Promise<boolean> {
  return (await catalogueCache.head(reading)).products > MAX_IN_MEMORY;
}

/** All products, the newest first, in pages: one is read when the one before was taken. */
export async function* productPages(): AsyncGenerator<readonly StoredProduct[]> {
  let page = await pageOfProducts(PAGE_SIZE);
  while (page.products.length > 0) {
    yield page.products;
    if (page.last === undefined || page.products.length < PAGE_SIZE) return;
    page = await pageOfProducts(PAGE_SIZE, page.last);
  }
}

/**
 * The JSON of all products, the newest first, in pieces.
 * @param toAnswer what is told of a product
 */
export async function* fullListAsJson(
  toAnswer: (product: Product) => unknown,
  now: Date,
): AsyncGenerator<string> {
  let open = '[';
  for await (const page of productPages()) {
    const list = page.map((product) => JSON.stringify(toAnswer(toProduct(product, now))));
    yield open + list.join(',');
    open = ',';
  }
  yield open === '[' ? '[]' : ']';
}
