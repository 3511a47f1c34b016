import type { UploadResponse } from '@rad-rewind/contract/media';
import type { Trace } from '../audit/trace.ts';
import { limitJobs } from '../jobs/limit-jobs.ts';
import { cleanImage } from './clean-image.ts';
import { contentName, uploadPath } from './image-name.ts';
import { saveUpload } from './image-store.ts';
import { readImagePart, type UploadRequest } from './multipart-image.ts';

/** How many uploads are read into memory at a time, and how many wait for that unread. */
const gate = limitJobs(2, 16);

/**
 * Takes in an uploaded picture (docs/product.md, "Pictures"). It is stored once everything is known to be right,
 * so a refused one leaves nothing behind.
 * @throws HttpError 400, 413, 415 or 422 for what is no usable picture, 503 where too many wait already
 */
export async function uploadImage(request: UploadRequest, trace: Trace): Promise<UploadResponse> {
  const image = await gate(async () => cleanImage(await readImagePart(request)));
  const name = contentName(image);
  const change = { kind: 'picture', verb: 'upload', subject: name, before: null } as const;
  await trace.around({ ...change, after: { imageUrl: uploadPath(name) } }, () =>
    saveUpload(name, image.bytes, image.kind),
  );
  return { success: true, imageUrl: uploadPath(name), message: 'Image uploaded successfully' };
}
