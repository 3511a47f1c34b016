import type { Page, Route } from '@playwright/test';
import type { Category } from '@rad-rewind/contract/category';
import type { PublicProduct } from '@rad-rewind/contract/product';

/** What a shop of the test's own holds. */
export interface OwnCatalogue {
  products: readonly PublicProduct[];
  categories?: readonly Category[];
}

const PICTURE = '/uploads/pager.webp';

/** A product as the API gives it to visitors, with the usual value wherever `fields` says nothing. */
export function visitorsProduct(id: number, fields: Partial<PublicProduct> = {}): PublicProduct {
  return {
    id,
    name: `Find number ${id}`,
    slug: `find-${id}`,
    description: null,
    price: '$9.00',
    featuredImage: PICTURE,
    images: [],
    categoryId: null,
    tags: [],
    isNewArrival: false,
    isFeatured: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    seoTitle: null,
    seoDescription: null,
    ...fields,
  };
}

/** Products numbered from 1 that are alike but for their names. */
export const visitorsProducts = (count: number, fields: Partial<PublicProduct> = {}): PublicProduct[] =>
  Array.from({ length: count }, (_, index) => visitorsProduct(index + 1, fields));

/** Categories with these names, numbered from 1. */
export const categoriesNamed = (...names: string[]): Category[] =>
  names.map((name, index) => ({
    id: index + 1,
    name,
    slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    description: null,
    image: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }));

/** The products that a call of the list asks for. */
function selected(products: readonly PublicProduct[], query: URLSearchParams): readonly PublicProduct[] {
  const categoryId = query.get('categoryId');
  const tag = query.get('tag')?.toLowerCase();
  return products
    .filter((product) => categoryId === null || product.categoryId === Number(categoryId))
    .filter((product) => tag === undefined || product.tags.some((own) => own.toLowerCase() === tag))
    .filter((product) => product.slug !== query.get('similarTo'))
    .filter((product) => query.get('newArrival') !== 'true' || product.isNewArrival)
    .slice(0, Number(query.get('limit') ?? products.length));
}

/**
 * From now on the page gets these products and categories from the API, so that a test can count on how many there
 * are and in which order. Everything else is the shop's own.
 */
export async function serveCatalogue(page: Page, { products, categories = [] }: OwnCatalogue): Promise<void> {
  const answer = (route: Route, json: unknown) => route.fulfill({ json });
  await page.route(/\/api\/products(?:\?|$)/, (route) =>
    answer(route, selected(products, new URL(route.request().url()).searchParams)),
  );
  await page.route(/\/api\/categories$/, (route) => answer(route, categories));
  await page.route(/\/api\/categories\/[^/]+\/random-image$/, (route) =>
    answer(route, { imageUrl: PICTURE, productSlug: 'find-1' }),
  );
}
