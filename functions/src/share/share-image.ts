import { type SharedProduct, sharedPicture, shareImageVersion } from '@rad-rewind/contract/share-image';
import { HttpError } from '../http/http-error.ts';
import { shareJobs } from '../jobs/share-jobs.ts';
import { paint, transcode } from '../media/image-codec.ts';
import { uploadedName } from '../media/image-name.ts';
import { withSource } from '../media/picture-source.ts';
import { drawShareImage, PICTURE_SIDE } from './drawing.ts';
import { COLOUR } from './palette.ts';
import { keepShareImage, readShareImage } from './share-store.ts';

/** A share image, and whether it stays: the picture of one that lacks it may still be copied here. */
export interface ShareImage {
  readonly bytes: Buffer;
  readonly isFinal: boolean;
}

/** Drawings under way in this instance. */
const shared = shareJobs<ShareImage>();

/** A picture that can't be used leaves the image without one; that too much is asked at once does not. */
function withoutPicture(error: unknown): null {
  if (error instanceof HttpError && error.status !== 503) return null;
  throw error;
}

/** The product's own picture as the frame takes it; null where it has none that can be used. */
async function framedPicture(product: SharedProduct): Promise<Buffer | null> {
  const name = uploadedName(sharedPicture(product) ?? '');
  if (!name) return null;
  const square = { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'contain' as const };
  return withSource(name, async (source) => {
    if (source === null || source.isTooLarge) return null;
    return transcode(source.bytes, {
      resize: () => ({ ...square, withoutEnlargement: false, background: COLOUR.white }),
      encode: (pixels) => pixels.flatten({ background: COLOUR.white }).png(),
    });
  }).catch(withoutPicture);
}

async function drawAndKeep(product: SharedProduct, name: string): Promise<ShareImage> {
  const picture = await framedPicture(product);
  const bytes = await paint(drawShareImage(product, picture));
  const isFinal = picture !== null || sharedPicture(product) === null;
  if (isFinal) await keepShareImage(product.id, name, bytes);
  return { bytes, isFinal };
}

/** The share image of a product as it is now, a JPEG; drawn when it is first asked for, and kept where it is final. */
export async function readOrDrawShareImage(product: SharedProduct): Promise<ShareImage> {
  const name = `${product.id}-${shareImageVersion(product)}.jpg`;
  const kept = await readShareImage(name);
  return kept ? { bytes: kept, isFinal: true } : shared(name, () => drawAndKeep(product, name));
}
