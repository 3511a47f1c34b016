import {
  type AmazonResult,
  type AmazonSearchQuery,
  amazonResultListSchema,
} from '@rad-rewind/contract/amazon';
import { apiPath } from '@rad-rewind/contract/paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** Searches the retailer by term. @throws ApiError with the server's message */
export async function searchAmazon({ query, category }: AmazonSearchQuery): Promise<AmazonResult[]> {
  const answer = await request(apiPath.adminAmazonSearch(query, category));
  return parseAnswer(amazonResultListSchema, answer, 'the Amazon search');
}
