import { type UploadResponse, uploadResponseSchema } from '@rad-rewind/contract/media';
import { apiPath } from '@rad-rewind/contract/paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/**
 * Stores an image on this site; `signal` gives up on it.
 * @throws ApiError where the call fails; Error with the server's message where it answers without success
 */
export async function uploadImage(file: File, signal: AbortSignal): Promise<UploadResponse> {
  const body = new FormData();
  body.set('image', file);
  const answer = await request(apiPath.adminUploadImage, { method: 'POST', body, signal });
  const result = parseAnswer(uploadResponseSchema, answer, 'the upload');
  if (!result.success) throw new Error(result.message);
  return result;
}
