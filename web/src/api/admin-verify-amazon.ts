import { type AmazonVerification, amazonVerificationSchema } from '@rad-rewind/contract/amazon';
import { apiPath } from '@rad-rewind/contract/paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** Asks the server for one real call to Amazon with the stored credentials. @throws ApiError saying what Amazon refused */
export async function verifyAmazon(): Promise<AmazonVerification> {
  const answer = await request(apiPath.adminAmazonVerify, { method: 'POST' });
  return parseAnswer(amazonVerificationSchema, answer, 'the Amazon check');
}
