/*
 * Every address of the product: the screens that people open and the calls the screens make. Builders encode
 * what they are given.
 */

const segment = encodeURIComponent;

export const LEGAL_SECTIONS = ['terms', 'privacy', 'affiliate', 'cookies'] as const;
export type LegalSection = (typeof LEGAL_SECTIONS)[number];

export const pagePath = {
  home: '/',
  homeOfCategory: (categoryId: number) => `/?category=${categoryId}`,
  product: (slug: string) => `/product/${segment(slug)}`,
  auth: '/auth',
  categories: '/categories',
  category: (slug: string) => `/category/${segment(slug)}`,
  newArrivals: '/new-arrivals',
  tag: (tag: string) => `/tag/${segment(tag)}`,
  legal: (section: LegalSection) => `/legal/${section}`,
  about: '/about',
  /** Asks whether to leave the newsletter; `token` is a link's, or says how it went: `done` or `failed`. */
  unsubscribe: (token: string) => `/unsubscribe/${segment(token)}`,
  /** Asks whether to join the newsletter; `token` as above. */
  confirmSubscription: (token: string) => `/confirm-subscription/${segment(token)}`,
  search: (term?: string) => (term === undefined ? '/search' : `/search?q=${segment(term)}`),
  admin: '/admin',
  adminProducts: '/admin/products',
  adminProductNew: '/admin/products/new',
  adminProductEdit: (id: number) => `/admin/products/edit/${id}`,
  adminProductPreview: '/admin/preview',
  adminCategories: '/admin/categories',
  adminCategoryNew: '/admin/categories/new',
  adminCategoryEdit: (id: number) => `/admin/categories/edit/${id}`,
  adminAmazonSettings: '/admin/amazon-settings',
  adminSubscribers: '/admin/subscribers',
  adminSyncImages: '/admin/sync-images',
  adminDeleted: '/admin/deleted',
  adminAudit: '/admin/audit',
} as const;

/** Query parameter that tells a page without JavaScript that its newsletter form was sent. */
export const SUBSCRIBED_PARAMETER = 'subscribed';

/** Where a newsletter form leads that was posted without JavaScript: back to its page, which then says thanks. */
export const subscribedPath = (page: string) => `${page}?${SUBSCRIBED_PARAMETER}=1#newsletter`;

/** Patterns of the screens, in the router's notation; what matches none of them is the not-found screen. */
export const PAGE_PATTERNS = {
  home: '/',
  product: '/product/:slug',
  auth: '/auth',
  categories: '/categories',
  category: '/category/:slug',
  newArrivals: '/new-arrivals',
  tag: '/tag/:tag',
  legal: '/legal/:section',
  about: '/about',
  unsubscribe: '/unsubscribe/:token',
  confirmSubscription: '/confirm-subscription/:token',
  search: '/search',
  productPreview: '/admin/preview',
  admin: '/admin/*',
} as const;

/** What search engines, feed readers and link previews ask for. */
export const discoveryPath = {
  robots: '/robots.txt',
  /** Where `/robots.txt` leads: Cloud Functions answer 404 to that address themselves. */
  crawlers: '/crawlers.txt',
  sitemap: '/sitemap.xml',
  /** A part of a sitemap that is too long for one file. @param name `pages`, or `products-<number from 1>` */
  sitemapPart: (name: string) => `/sitemaps/${segment(name)}.xml`,
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
} as const;

function withQuery(path: string, query: Record<string, string | number | boolean | undefined>): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

export const apiPath = {
  health: '/api/health',
  user: '/api/user',
  login: '/api/login',
  register: '/api/register',
  logout: '/api/logout',
  categories: '/api/categories',
  randomCategoryImage: (slug: string) => `/api/categories/${segment(slug)}/random-image`,
  products: (
    query: {
      limit?: number | undefined;
      categoryId?: number | undefined;
      featured?: boolean | undefined;
      newArrival?: boolean | undefined;
      slug?: string | undefined;
      similarTo?: string | undefined;
      tag?: string | undefined;
      q?: string | undefined;
    } = {},
  ) => withQuery('/api/products', query),
  click: (productId: number) => `/api/products/${productId}/click`,
  offer: (productId: number) => `/api/products/${productId}/offer`,
  recoverImage: (filename: string) => withQuery('/api/image/recover', { filename, retry: 2 }),
  proxyImage: (url: string) => withQuery('/api/image-proxy', { url }),
  subscribe: '/api/subscribe',
  /** What a mail's List-Unsubscribe header names; `?page=1` leads back to a page. */
  unsubscribe: (token: string) => `/api/unsubscribe/${segment(token)}`,
  confirmSubscription: (token: string) => `/api/confirm-subscription/${segment(token)}`,
  adminProducts: '/api/admin/products',
  adminProduct: (id: number) => `/api/admin/products/${id}`,
  adminCategories: '/api/admin/categories',
  adminCategory: (id: number) => `/api/admin/categories/${id}`,
  adminAmazonProduct: (asin: string) => `/api/admin/amazon/products/${segment(asin)}`,
  adminAmazonSearch: (query: string, category?: string) =>
    withQuery('/api/admin/amazon/search', { query, category: category || undefined }),
  adminAmazonRefreshPrices: '/api/admin/amazon/refresh-prices',
  adminAmazonStatus: '/api/admin/amazon/status',
  adminAmazonVerify: '/api/admin/amazon/verify',
  adminUploadImage: '/api/admin/upload-image',
  adminSettings: '/api/admin/settings',
  adminSubscribers: '/api/admin/subscribers',
  adminNewsletter: '/api/admin/newsletter',
  adminUnsubscribeLinks: '/api/admin/unsubscribe-links',
  adminSubscriber: (id: string) => `/api/admin/subscribers/${segment(id)}`,
  adminValidateImages: '/api/admin/validate-images',
  adminSyncImage: (filename: string) => withQuery('/api/admin/sync-image', { filename }),
  adminDeleted: (cursor?: string) => withQuery('/api/admin/deleted', { cursor }),
  adminDeletedItem: (kind: string, id: number) => `/api/admin/deleted/${segment(kind)}/${id}`,
  adminRestore: (kind: string, id: number) => `/api/admin/deleted/${segment(kind)}/${id}/restore`,
  adminAudit: (
    query: { kind?: string | undefined; who?: string | undefined; cursor?: string | undefined } = {},
  ) => withQuery('/api/admin/audit', query),
} as const;
