import { dropObject } from '../../../functions/test/storage.ts';

/** As many as the largest catalogue has. */
const BLOCKS = 10;

/** Deletes what sitemaps keep in Storage, which is given out for hours. @param host of Storage */
export async function forgetSitemaps(host: string): Promise<void> {
  process.env.STACK_STORAGE_HOST = host;
  for (let block = 1; block <= BLOCKS; block += 1) await dropObject(`sitemap/products-${block}.json`);
}
