import type { Product } from '@rad-rewind/contract/product';
import { catalogueCache } from './catalogue-cache.ts';
import { toProduct } from './product-document.ts';
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

/**
 * The JSON of all products, the newest first, in pieces: a page of them is read when the one before was taken.
 * @param toAnswer what is told of a product
 */
export async function* fullListAsJson(
  toAnswer: (product: Product) => unknown,
  now: Date,
): AsyncGenerator<string> {
  let page = await pageOfProducts(PAGE_SIZE);
  let open = '[';
  while (page.products.length > 0) {
    const list = page.products.map((product) => JSON.stringify(toAnswer(toProduct(product, now))));
    yield open + list.join(',');
    open = ',';
    if (page.last === undefined || page.products.length < PAGE_SIZE) break;
    page = await pageOfProducts(PAGE_SIZE, page.last);
  }
  yield open === '[' ? '[]' : ']';
}
