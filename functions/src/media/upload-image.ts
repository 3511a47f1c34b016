import type { UploadResponse } from '@rad-rewind/contract/media';
import { cleanImage } from './clean-image.ts';
import { contentName, uploadPath } from './image-name.ts';
import { saveUpload } from './image-store.ts';
import { readImagePart, type UploadRequest } from './multipart-image.ts';

/**
 * Takes in an uploaded picture (docs/product.md, "Pictures"). It is stored once everything is known to be right,
 * so a refused one leaves nothing behind.
 * @throws HttpError 400, 413, 415 or 422 for what is no usable picture
 */
export async function uploadImage(request: UploadRequest): Promise<UploadResponse> {
  const image = await cleanImage(await readImagePart(request));
  const name = contentName(image);
  await saveUpload(name, image.bytes, image.kind);
  return { success: true, imageUrl: uploadPath(name), message: 'Image uploaded successfully' };
}
