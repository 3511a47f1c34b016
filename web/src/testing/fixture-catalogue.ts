import type { Category } from '@rad-rewind/contract/category';
import type { Offer } from '@rad-rewind/contract/offer';
import type { Manifest, ServerQueries, StyleTexts } from '@rad-rewind/contract/page-rendering';
import type { ProductQuery, PublicProduct } from '@rad-rewind/contract/product';
import { tagKey } from '@rad-rewind/contract/product-rules';

/** A build as small as one can be. */
export const MANIFEST: Manifest = {
  'src/entry-browser.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    css: ['assets/entry.css'],
    assets: ['assets/text.woff2', 'assets/tile.svg'],
  },
  'src/storefront/home/home-screen.tsx': {
    file: 'assets/home.js',
    imports: ['src/entry-browser.tsx', '_shared.js'],
    css: ['assets/home.css'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
};

/** The texts of its style sheets. */
export const STYLES: StyleTexts = {
  'assets/entry.css': 'body{margin:0}',
  'assets/home.css': '.home{color:red}',
  'assets/shared.css': '.shared{color:blue}',
};

/** A product with everything filled in, but for what a test says otherwise. */
export function aProduct(changes: Partial<PublicProduct> = {}): PublicProduct {
  return {
    id: 1,
    name: 'Groovy Pink Lava Lamp with Purple Base',
    slug: 'lava-lamp',
    description: '<p>The lamp that made every bedroom a <strong>music video set</strong>.</p>',
    price: '$34.99',
    featuredImage: '/uploads/lava-lamp.webp',
    images: ['/uploads/lava-lamp-2.webp'],
    categoryId: 1,
    tags: ['Glow', 'bedroom'],
    isNewArrival: true,
    isFeatured: false,
    createdAt: '2026-01-02T03:04:05.000Z',
    seoTitle: null,
    seoDescription: null,
    ...changes,
  };
}

/** A category with everything filled in, but for what a test says otherwise. */
export function aCategory(changes: Partial<Category> = {}): Category {
  return {
    id: 1,
    name: 'Home Decor',
    slug: 'home-decor',
    description: 'Glow up: your bedroom.',
    image: null,
    updatedAt: '2026-01-02T03:04:05.000Z',
    ...changes,
  };
}

function matches(product: PublicProduct, query: ProductQuery): boolean {
  if (query.categoryId !== undefined && product.categoryId !== query.categoryId) return false;
  if (query.newArrival !== undefined && product.isNewArrival !== query.newArrival) return false;
  if (query.q !== undefined && !product.name.toLowerCase().includes(query.q)) return false;
  const { tag } = query;
  return tag === undefined || product.tags.some((candidate) => tagKey(candidate) === tagKey(tag));
}

const notFound = (message: string) => Object.assign(new Error(message), { status: 404 });

/** What Amazon served on the second of January. */
export const AN_OFFER: Offer = {
  partner: 'amazon',
  partnerName: 'Amazon',
  price: '$34.99',
  priceAsOf: '2026-01-02T15:04:05.000Z',
};

/** A shop in memory that answers as the API does. */
export function fixtureCatalogue(
  products: readonly PublicProduct[] = [aProduct()],
  categories: readonly Category[] = [aCategory()],
): ServerQueries {
  return {
    products: async (query) => {
      if (query.slug === undefined)
        return products
          .filter((item) => item.slug !== query.similarTo && matches(item, query))
          .slice(0, query.limit);
      const found = products.filter(({ slug }) => slug === query.slug);
      if (found.length === 0) throw notFound('Product not found');
      return found;
    },
    categories: async () => [...categories],
    randomCategoryImage: async (slug) => {
      const category = categories.find((candidate) => candidate.slug === slug);
      const product = products.find(({ categoryId }) => categoryId === category?.id);
      return product?.featuredImage ? { imageUrl: product.featuredImage, productSlug: product.slug } : null;
    },
    offer: async () => AN_OFFER,
  };
}

/** A shop whose storage is down. */
export const BROKEN_CATALOGUE: ServerQueries = {
  products: () => Promise.reject(new Error('secret: storage at 10.0.0.1 is down')),
  categories: () => Promise.reject(new Error('secret: storage at 10.0.0.1 is down')),
  randomCategoryImage: () => Promise.reject(new Error('secret: storage at 10.0.0.1 is down')),
  offer: () => Promise.reject(new Error('secret: storage at 10.0.0.1 is down')),
};
