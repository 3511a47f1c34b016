import { apiPath, pagePath } from '@rad-rewind/contract/paths';

/** Paths of the pages of all products. @param origin of a running stack */
export async function productPages(origin: string): Promise<string[]> {
  const products = (await (await fetch(origin + apiPath.products())).json()) as { slug: string }[];
  return products.map(({ slug }) => pagePath.product(slug));
}
