/** A function that answers visitors. */
export type Target = 'api' | 'media' | 'pages';

/** A public address whose cost must not follow from how large the catalogue is. */
export interface PublicRoute {
  readonly name: string;
  readonly target: Target;
  /** Of the sample catalogue. */
  readonly path: string;
  /** It names every product of a block of ids, or all: only its reads within a version's lifetime are bound. */
  readonly grows?: true;
}

const SLUG = 'groovy-pink-lava-lamp-with-purple-base';
/** In so many descriptions that the smallest catalogue fills a page of results. */
const WORD = 'that';

const page = (name: string, path: string): PublicRoute => ({ name, target: 'pages', path });
const list = (name: string, query: string): PublicRoute => ({
  name: `product list, ${name}`,
  target: 'api',
  path: `/api/products?${query}`,
});

export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  page('home page', '/'),
  page('product page', `/product/${SLUG}`),
  page('category page', '/category/tech-gadgets'),
  page('tag page', '/tag/portable'),
  page('new arrivals', '/new-arrivals'),
  page('search page', `/search?q=${WORD}`),
  list('newest', 'limit=8'),
  list('of a category', 'limit=8&categoryId=1'),
  list('featured', 'featured=true&limit=4'),
  list('new arrivals', 'newArrival=true&limit=4'),
  list('one', `slug=${SLUG}`),
  list('similar', `similarTo=${SLUG}&limit=4`),
  list('search', `q=${WORD}&limit=8`),
  list('search of two words', `q=${WORD}+you&limit=8`),
  { name: 'categories', target: 'api', path: '/api/categories' },
  { name: 'random picture', target: 'api', path: '/api/categories/music/random-image' },
  { name: 'feed', target: 'api', path: '/feed.xml' },
  { name: 'sitemap', target: 'media', path: '/sitemap.xml', grows: true },
  { name: 'part of the sitemap', target: 'media', path: '/sitemaps/products-1.xml', grows: true },
];
