/*
 * Rules on pictures that need no schema, apart from `media.ts` so that the storefront's first page carries no
 * validation code (docs/product.md, "Pictures").
 */

/** Largest picture that can be uploaded, copied or passed through, in bytes. */
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024;

/** Widths in pixels in which `/uploads/<name>?w=` gives a picture, never wider than the picture itself. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Where pictures of this site lie. */
export const UPLOADS_PATH = '/uploads/';

/** Amazon's image hosts; their pictures are shown through the image proxy. */
const RETAILER_HOST = /^(?:[a-z0-9-]+\.)*(?:media-amazon|images-amazon|ssl-images-amazon)\.com$/;
/** eBay's. */
const MARKETPLACE_HOST = /^(?:i\d*\.ebayimg\.com|thumbs\d*\.ebaystatic\.com)$/;

/** @param hostname in lower case, as `URL` gives it */
export function isRetailerImageHost(hostname: string): boolean {
  return RETAILER_HOST.test(hostname);
}

/** Whether the image proxy passes pictures of a host on. @param hostname in lower case, as `URL` gives it */
export function isPartnerImageHost(hostname: string): boolean {
  return isRetailerImageHost(hostname) || MARKETPLACE_HOST.test(hostname);
}
