import { type SharedProduct, sharedPicture, shareImageVersion } from '@rad-rewind/contract/share-image';
import { paint, transcode } from '../media/image-codec.ts';
import { uploadedName } from '../media/image-name.ts';
import { readUpload } from '../media/image-store.ts';
import { shareJobs } from '../media/share-jobs.ts';
import { drawShareImage, PICTURE_SIDE } from './drawing.ts';
import { COLOUR } from './palette.ts';
import { keepShareImage, readShareImage } from './share-store.ts';

/** Drawings under way in this instance. */
const shared = shareJobs<Buffer>();

/** The product's own picture as the frame takes it; null where it has none that can be used. */
async function framedPicture(product: SharedProduct): Promise<Buffer | null> {
  const name = uploadedName(sharedPicture(product) ?? '');
  const original = name && (await readUpload(name));
  if (!original) return null;
  const square = { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'contain' as const };
  return transcode(original, ({ pipeline }) =>
    pipeline
      .resize({ ...square, background: COLOUR.white })
      .flatten({ background: COLOUR.white })
      .png(),
  ).catch(() => null);
}

async function drawAndKeep(product: SharedProduct, name: string): Promise<Buffer> {
  const image = await paint(drawShareImage(product, await framedPicture(product)));
  await keepShareImage(product.id, name, image);
  return image;
}

/** The share image of a product as it is now, a JPEG; drawn when it is first asked for, and kept. */
export async function readOrDrawShareImage(product: SharedProduct): Promise<Buffer> {
  const name = `${product.id}-${shareImageVersion(product)}.jpg`;
  return (await readShareImage(name)) ?? shared(name, () => drawAndKeep(product, name));
}
