import { UPLOADS_PATH } from './image.ts';
import type { PublicProduct } from './product.ts';

/*
 * The picture that stands for a product where its page is shared (docs/product.md, "Findability"). No schema here:
 * every product page uses this.
 */

/** In pixels, as link previews want it (https://ogp.me, "Structured Properties"). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Raised when share images are drawn in another way, so that all of them get other addresses. */
const DRAWING = 1;

/** What of a product is drawn: no price, which would grow old. */
export type SharedProduct = Pick<PublicProduct, 'id' | 'name' | 'featuredImage' | 'images'>;

/**
 * The picture that is drawn: the first one that lies with this shop. A partner's may be linked, not stored or altered.
 * @returns its path, null where there is none
 */
export function sharedPicture({ featuredImage, images }: SharedProduct): string | null {
  const own = [featuredImage, ...images].find((address) => address?.startsWith(UPLOADS_PATH));
  return own ?? null;
}

/** FNV-1a of 32 bits (RFC 9923): enough to tell one version of a picture from the next. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Names what is drawn: another text as soon as the image would look different. */
export function shareImageVersion(product: SharedProduct): string {
  return fingerprint(JSON.stringify([DRAWING, product.id, product.name, sharedPicture(product)]));
}

/** Where a product's share image is found; what is found under one address never changes. */
export function shareImagePath(product: SharedProduct): string {
  return `/share/${product.id}-${shareImageVersion(product)}.jpg`;
}
