import type { Sharp } from 'sharp';
import { transcode } from './image-codec.ts';
import { type ImageKind, imageKindOf } from './image-kind.ts';
import { storedSize } from './picture-size.ts';

/** A picture made anew from its pixels. */
export interface CleanImage {
  readonly bytes: Buffer;
  readonly kind: ImageKind;
}

/** How each kind is written: good enough to make all smaller pictures from. */
const ENCODE: Readonly<Record<ImageKind, (pipeline: Sharp) => Sharp>> = {
  jpeg: (pipeline) => pipeline.jpeg({ quality: 90, progressive: true }),
  png: (pipeline) => pipeline.png({ compressionLevel: 8 }),
  webp: (pipeline) => pipeline.webp({ quality: 90 }),
  gif: (pipeline) => pipeline.gif(),
  avif: (pipeline) => pipeline.avif({ quality: 75, effort: 2 }),
};

/**
 * Makes a picture of the same kind from a picture's pixels alone: upright, sRGB, no larger than it is needed, without
 * metadata and without whatever else the file carried. Animations stay animated.
 * @throws HttpError 415 for another kind of file, 413 for too many pixels, 422 for a broken picture, 503 where too
 * many wait already
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage> {
  const made = await transcode(bytes, {
    resize: ({ size }) => {
      const { width, height } = storedSize(size);
      return { width, height, fit: 'inside' };
    },
    encode: (pixels, { kind }) => ENCODE[kind](pixels),
  });
  const kind = imageKindOf(made);
  if (kind === null) throw new Error('An encoder made what is no picture');
  return { bytes: made, kind };
}
