import { type AmazonResult, amazonResultSchema } from '@rad-rewind/contract/amazon';
import { apiPath } from '@rad-rewind/contract/paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** Looks one product up by its ASIN. @throws ApiError with the server's message */
export async function findAmazonProduct(asin: string): Promise<AmazonResult> {
  return parseAnswer(amazonResultSchema, await request(apiPath.adminAmazonProduct(asin)), 'the ASIN search');
}
