import { IMAGE_WIDTHS, isRetailerImageHost, UPLOADS_PATH } from '@rad-rewind/contract/image';
import { IMAGE_RETRY_LIMIT, PLACEHOLDER_NAME_LENGTH } from '@rad-rewind/contract/limits';
import { apiPath } from '@rad-rewind/contract/paths';
import { firstCharacters } from '@rad-rewind/contract/text';

/*
 * Which address to load a product's picture from, attempt by attempt (docs/product.md, "Image fallback").
 */

type Kind = 'none' | 'upload' | 'retailer' | 'other';

function kindOf(address: string | null): Kind {
  if (!address) return 'none';
  if (address.startsWith(UPLOADS_PATH)) return 'upload';
  if (!URL.canParse(address)) return address.startsWith('/') ? 'other' : 'none';
  return isRetailerImageHost(new URL(address).hostname) ? 'retailer' : 'other';
}

/** The same address over https; a page served over https may not show other pictures. */
export function upgradeToHttps(address: string): string {
  return address.replace(/^http:\/\//i, 'https://');
}

function filenameOf(path: string): string {
  const name = path.slice(UPLOADS_PATH.length).split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function uploadAttempt(path: string, attempt: number, page: { origin: string; now: number }): string | null {
  if (attempt === 0) return path;
  if (attempt === 1) return `${page.origin}${path}${path.includes('?') ? '&' : '?'}t=${page.now}`;
  return attempt === 2 ? apiPath.recoverImage(filenameOf(path)) : null;
}

function retailerAttempt(address: string, attempt: number): string | null {
  if (attempt === 0) return apiPath.proxyImage(upgradeToHttps(address));
  return attempt === 1 ? upgradeToHttps(address) : null;
}

/**
 * Where to load a picture from.
 * @param address what the product names: an absolute address, a path on this site, or nothing
 * @param attempt 0 at first, one more after each failure
 * @param page origin of the page, and the time in milliseconds, which makes the retry pass by caches
 * @returns an address, or null when the placeholder is to be shown
 */
export function imageAttempt(
  address: string | null,
  attempt: number,
  page: { origin: string; now: number },
): string | null {
  if (!address || attempt >= IMAGE_RETRY_LIMIT) return null;
  switch (kindOf(address)) {
    case 'upload':
      return uploadAttempt(address, attempt, page);
    case 'retailer':
      return retailerAttempt(address, attempt);
    case 'other':
      return attempt === 0 ? upgradeToHttps(address) : null;
    case 'none':
      return null;
  }
}

/**
 * What the placeholder says: the first characters of the product's name where the shop's own picture is missing,
 * nothing where somebody else's is.
 */
export function placeholderLabel(address: string | null, name: string): string | null {
  const kind = kindOf(address);
  return kind === 'none' || kind === 'upload' ? firstCharacters(name, PLACEHOLDER_NAME_LENGTH) : null;
}

/**
 * The widths in which the server gives one of the shop's own pictures, as a `srcset`; undefined for any other
 * picture, of which there is one width alone.
 */
export function imageWidths(address: string | null): string | undefined {
  if (!address || kindOf(address) !== 'upload' || /[?#,\s]/.test(address)) return undefined;
  return IMAGE_WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ');
}
