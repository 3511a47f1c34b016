import { logEvent } from '../log/log-event.ts';
import { readCatalogueHead } from './catalogue-meta.ts';
import { VersionedCache } from './versioned-cache.ts';

/** About 40 MB at the size of a product with a long description. */
const MAX_ROWS = 20_000;

/** The lists of products and categories that this instance keeps. */
export const catalogueCache = new VersionedCache({
  readHead: readCatalogueHead,
  maxRows: MAX_ROWS,
  onStale: (reason) => logEvent('catalogue-stale', { error: reason }),
});
