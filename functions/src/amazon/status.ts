import type { AmazonStatus } from '@rad-rewind/contract/amazon';
import { storedCredentials } from './credentials.ts';
import { readPriceRefresh } from './price-refresh-store.ts';
import { readRefusal } from './refusal-store.ts';

/** What the back office shows about Amazon: whether a call is possible or was refused, and the last refreshing. */
export async function amazonStatus(): Promise<AmazonStatus> {
  const [credentials, priceRefresh] = await Promise.all([storedCredentials(), readPriceRefresh()]);
  const refusal = credentials && (await readRefusal(credentials));
  return { configured: credentials !== null, refusal, priceRefresh };
}
