import type { ProductQuery } from '@rad-rewind/contract/product';

/**
 * Every query key, from general to particular, so that one call can refresh a whole family: a saved product
 * refreshes `queryKeys.products.all`.
 */
export const queryKeys = {
  user: ['user'] as const,
  products: {
    all: ['products'] as const,
    lists: ['products', 'list'] as const,
    list: (query: ProductQuery) => ['products', 'list', query] as const,
    detail: (slug: string) => ['products', 'detail', slug] as const,
    offer: (id: number) => ['products', 'offer', id] as const,
    hero: ['products', 'hero'] as const,
  },
  categories: {
    all: ['categories'] as const,
    list: ['categories', 'list'] as const,
    randomImage: (slug: string) => ['categories', 'random-image', slug] as const,
  },
  settings: ['settings'] as const,
  subscribers: ['subscribers'] as const,
  deleted: ['deleted'] as const,
  audits: ['audit'] as const,
  audit: (kind: string, who: string) => ['audit', kind, who] as const,
  newsletter: ['newsletter'] as const,
  imageStatus: ['image-status'] as const,
  amazon: {
    product: (asin: string) => ['amazon', 'product', asin] as const,
    search: (query: string, category: string) => ['amazon', 'search', query, category] as const,
  },
};
