/**
 * Business constants of docs/product.md, "Constants and limits". Times are milliseconds unless the name says
 * otherwise.
 */

/** Products the home page shows at first. */
export const HOME_PAGE_SIZE = 8;
/** Products a category or new-arrivals page shows at first. */
export const LIST_PAGE_SIZE = 12;
/** Products that one press of a load-more button adds, on every screen. */
export const LOAD_MORE_STEP = 8;
/** Products in the featured and new-arrival strips. */
export const STRIP_SIZE = 4;
/** Products in the dashboard's list of recent ones. */
export const RECENT_PRODUCTS = 5;
/** Items that structured data of a collection page lists at most. */
export const STRUCTURED_DATA_ITEMS = 5;

export const SUBSCRIBE_SUCCESS_MS = 5_000;
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';
export const TOOLTIP_OPEN_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const CONNECTION_TEST_MS = 1_500;
export const FILE_PICKER_TIMEOUT_MS = 60_000;

export const IMAGE_RETRY_LIMIT = 3;
export const PLACEHOLDER_NAME_LENGTH = 20;
export const HERO_CAPTION_LENGTH = 25;
export const PRODUCT_PAGE_DESCRIPTION_LENGTH = 150;
export const SEO_PREVIEW_LENGTH = 160;
export const SELECTED_TITLE_LENGTH = 40;
/** Advisory ranges only: nothing refuses a text outside them. */
export const SEO_TITLE_RANGE = { min: 50, max: 60 } as const;
export const SEO_DESCRIPTION_RANGE = { min: 150, max: 160 } as const;

/** How long after Amazon served it a price may be shown (docs/product.md, "Amazon prices"). */
export const AMAZON_PRICE_MAX_AGE_MS = 24 * 60 * 60 * 1_000;

export const NEW_ARRIVAL_DAYS = 7;
export const NEW_ARRIVAL_MS = NEW_ARRIVAL_DAYS * 24 * 60 * 60 * 1_000;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long deleted products and categories can be restored. */
export const RESTORABLE_DAYS = 30;
export const RESTORABLE_MS = RESTORABLE_DAYS * DAY_MS;
/** How long the audit trail keeps an entry. */
export const AUDIT_DAYS = 365;
export const AUDIT_MS = AUDIT_DAYS * DAY_MS;
/** How long a click is kept. */
export const CLICKS_DAYS = 90;
export const CLICKS_MS = CLICKS_DAYS * DAY_MS;
/** Characters of a value before or after a change that the audit trail keeps. */
export const AUDIT_VALUE_LENGTH = 500;
/** Rows of the audit trail and of the recently deleted that one call answers. */
export const TRAIL_PAGE_SIZE = 50;

export const USERNAME_MIN = 3;
export const PASSWORD_MIN = 6;
export const MINIMUM_VISITOR_AGE = 13;
export const LEGAL_LAST_UPDATED = 'May 1, 2025';
export const PRICE_CURRENCY = 'USD';

export const EDITOR_UNDO_GROUP_MS = 1_000;
export const EDITOR_UNDO_STACK = 100;
export const EDITOR_LINK_PROTOCOLS = ['http', 'https', 'mailto', 'tel'] as const;

export const AMAZON_SEARCH_CATEGORIES = [
  'All',
  'Electronics',
  'Fashion',
  'HomeAndKitchen',
  'ToysAndGames',
  'VideoGames',
] as const;

/** Versions that Amazon assigns with a credential; the digit behind the point is its region. */
export const AMAZON_CREDENTIAL_VERSIONS = ['2.1', '2.2', '2.3', '3.1', '3.2', '3.3'] as const;
export const AMAZON_DEFAULT_CREDENTIAL_VERSION = '3.1';

export const AMAZON_MARKETPLACES = [
  'www.amazon.com',
  'www.amazon.ca',
  'www.amazon.com.mx',
  'www.amazon.com.br',
  'www.amazon.co.uk',
  'www.amazon.de',
  'www.amazon.fr',
  'www.amazon.it',
  'www.amazon.es',
  'www.amazon.nl',
  'www.amazon.pl',
  'www.amazon.se',
  'www.amazon.com.be',
  'www.amazon.com.tr',
  'www.amazon.ie',
  'www.amazon.ae',
  'www.amazon.sa',
  'www.amazon.eg',
  'www.amazon.in',
  'www.amazon.co.jp',
  'www.amazon.com.au',
  'www.amazon.sg',
] as const;
export const AMAZON_DEFAULT_MARKETPLACE = 'www.amazon.com';

/** Colours that cards and category pages cycle through, in this order. */
export const ACCENT_CYCLE = ['blue', 'pink', 'yellow', 'green'] as const;
export type Accent = (typeof ACCENT_CYCLE)[number];

/** Category slugs that come with a drawing of their own for when no product picture can be shown. */
export const ILLUSTRATED_CATEGORY_SLUGS = [
  'tech-gadgets',
  'fashion',
  'toys-games',
  'home-decor',
  'music',
] as const;

/** Longest address, path and query together, in characters; longer ones are answered 414. */
export const URL_LENGTH_MAX = 7_000;
/** Largest JSON body the API reads, in bytes; larger ones are answered 413. */
export const JSON_BODY_LIMIT = 256 * 1024;
/** Largest value of a `limit` query parameter. */
export const LIST_LIMIT_MAX = 1_000;

/** Longest texts that are stored, in characters. A description is counted as HTML. */
export const TEXT_LIMITS = {
  name: 200,
  slug: 200,
  description: 100_000,
  price: 40,
  url: 2_048,
  tag: 60,
  seoTitle: 300,
  seoDescription: 1_000,
  email: 254,
  username: 64,
  password: 200,
  credential: 500,
  search: 100,
} as const;
/** Longest lists that are stored. */
export const LIST_LIMITS = { images: 30, tags: 30 } as const;
