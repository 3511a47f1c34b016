import type { SyncImageResponse } from '@rad-rewind/contract/media';
import { copyImage } from './copy-image.ts';
import { hasUpload } from './image-store.ts';

/** How often the production site is asked again for one picture. */
const RETRIES = 1;

/**
 * Copies one picture from the production site, unless it is here already (docs/product.md, "Image sync tool").
 * @throws HttpError as `copyImage` does
 */
export async function syncImage(name: string): Promise<SyncImageResponse> {
  if (await hasUpload(name)) return { success: true, message: `"${name}" is already here` };
  await copyImage(name, RETRIES);
  return { success: true, message: `Successfully synced "${name}"` };
}
