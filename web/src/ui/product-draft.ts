import type { PublicProduct } from '@rad-rewind/contract/product';

/*
 * A product on its way from the back office's form to the tab that previews it. Both tabs are of this browser,
 * so its storage carries it; the server never sees it.
 */

const KEY = 'rad-rewind-product-draft';

/** Offers a draft to the preview tab. Where storage is refused there is no preview, and nothing else breaks. */
export function storeProductDraft(product: PublicProduct): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(product));
  } catch {
    // Storage is full or switched off.
  }
}

/** The last draft as it was stored, as JSON; null where there is none. */
export function storedProductDraft(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Tells when another tab stores a draft. @returns a function that ends the subscription */
export function subscribeToProductDraft(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
