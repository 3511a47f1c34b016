import { type PriceRefresh, priceRefreshSchema } from '@rad-rewind/contract/amazon';
import { apiPath } from '@rad-rewind/contract/paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** Asks Amazon for the prices of its products now. @throws ApiError where the credentials are missing */
export async function refreshPrices(): Promise<PriceRefresh> {
  const answer = await request(apiPath.adminAmazonRefreshPrices, { method: 'POST' });
  return parseAnswer(priceRefreshSchema, answer, 'the price refresh');
}
