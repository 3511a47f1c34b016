import type { SyncImageResponse } from '@rad-rewind/contract/media';
import type { Trace } from '../audit/trace.ts';
import { fetchCopy } from './copy-image.ts';
import { uploadPath } from './image-name.ts';
import { hasUpload, saveUpload } from './image-store.ts';

/** How often the production site is asked again for one picture. */
const RETRIES = 1;

/**
 * Copies one picture from the production site, unless it is here already (docs/product.md, "Image sync tool").
 * @throws HttpError as `fetchCopy` does
 */
export async function syncImage(name: string, trace: Trace): Promise<SyncImageResponse> {
  if (await hasUpload(name)) return { success: true, message: `"${name}" is already here` };
  const image = await fetchCopy(name, RETRIES);
  const change = { kind: 'picture', verb: 'sync', subject: name, before: null } as const;
  await trace.around({ ...change, after: { imageUrl: uploadPath(name) } }, () =>
    saveUpload(name, image.bytes, image.kind),
  );
  return { success: true, message: `Successfully synced "${name}"` };
}
