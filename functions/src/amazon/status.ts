import type { AmazonStatus } from '@rad-rewind/contract/amazon';
import { storedCredentials } from './credentials.ts';
import { readPriceRefresh } from './price-refresh-store.ts';

/** What the back office shows about Amazon: whether a call is possible, and how the last refreshing went. */
export async function amazonStatus(): Promise<AmazonStatus> {
  const [credentials, priceRefresh] = await Promise.all([storedCredentials(), readPriceRefresh()]);
  return { configured: credentials !== null, priceRefresh };
}
