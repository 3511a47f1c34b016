import type { Product } from '@rad-rewind/contract/product';

/** A whole product for tests, with what a test cares about changed. */
export function testProduct(id: number, changes: Partial<Product> = {}): Product {
  return {
    id,
    name: `Product ${id}`,
    slug: `product-${id}`,
    description: null,
    price: null,
    priceUpdatedAt: null,
    featuredImage: null,
    images: [],
    categoryId: null,
    tags: [],
    isNewArrival: false,
    isFeatured: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    seoTitle: null,
    seoDescription: null,
    affiliateLink: 'https://partner.example/',
    isAmazonProduct: false,
    amazonProductId: null,
    newArrivalDate: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}
