import type { AnalyticsConfig } from './analytics.ts';
import type { Category, RandomCategoryImage } from './category.ts';
import type { Offer } from './offer.ts';
import type { ProductQuery, PublicProduct } from './product.ts';

/*
 * What the pages function and the server build of web agree on. Types alone: neither loads the other's code.
 */

/** Where pages rendered on the server take their data from; the browser asks the API for the same. */
export interface ServerQueries {
  /** @throws an error with `status` 404 where `query.slug` names no product */
  products(query: ProductQuery): Promise<PublicProduct[]>;
  categories(): Promise<Category[]>;
  /** Null where the category has no product with an image, or does not exist. */
  randomCategoryImage(slug: string): Promise<RandomCategoryImage | null>;
  /** What a visitor is told beside the buy button. */
  offer(productId: number): Promise<Offer>;
}

/** The part of Vite's manifest that pages need: source files to built files. */
export type Manifest = Record<string, ManifestChunk>;

export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** Texts of the built style sheets by file, as the manifest names them. */
export type StyleTexts = Record<string, string>;

export interface ShellRequest {
  manifest: Manifest;
  styles: StyleTexts;
  /** Allows the scripts and styles of a page that no cache keeps; a new one for each request. */
  nonce: string;
}

export interface RenderRequest extends ShellRequest {
  /** Path and query of the page. */
  url: string;
  /** Scheme and host under which visitors know the shop, for canonical addresses. */
  origin: string;
  queries: ServerQueries;
  /** What visits are measured with, for visitors who agree to it; null where the shop measures none. */
  analytics?: AnalyticsConfig | null;
}

/** What the content security policy of a page must allow. */
export interface PagePolicy {
  /** Texts of the scripts that the server put into the page itself. */
  scripts: readonly string[];
  /** Texts of the style elements that the server put into the page itself. */
  styles: readonly string[];
  /** Stands on the page's scripts in place of all that; null on pages that caches keep. */
  nonce: string | null;
  /** Whether a form of the page leads to a partner's site. */
  leadsOut: boolean;
}

export interface RenderedPage {
  status: number;
  html: string;
  policy: PagePolicy;
}

/** What the server build of web exports. */
export interface ServerBuild {
  /**
   * Renders a page with its data: status 404 where what the address names does not exist, 500 where data could
   * not be loaded and the page says so.
   * @throws whatever a screen throws while rendering; serve the shell then
   */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The page that the browser renders by itself. */
  renderShell(request: ShellRequest): Promise<RenderedPage>;
}
