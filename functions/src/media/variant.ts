import type { ImageWidth } from '@rad-rewind/contract/image';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { shareJobs } from '../jobs/share-jobs.ts';
import { type PictureFacts, transcode } from './image-codec.ts';
import { type ImageKind, imageKindOf } from './image-kind.ts';
import { readVariant, saveVariant } from './image-store.ts';
import { withSource } from './picture-source.ts';

/** The best kind that a browser says it can show; `plain` for one that names neither. */
export type Capability = 'avif' | 'webp' | 'plain';

/** How variants are written: as small as they can be without being seen to be. */
const ENCODE: Readonly<Record<ImageKind, (pipeline: Sharp) => Sharp>> = {
  // More effort takes several times as long and saves a few bytes in a hundred.
  avif: (pipeline) => pipeline.avif({ quality: 52, effort: 2 }),
  webp: (pipeline) => pipeline.webp({ quality: 76 }),
  jpeg: (pipeline) => pipeline.jpeg({ quality: 78, progressive: true }),
  png: (pipeline) => pipeline.png({ compressionLevel: 9 }),
  gif: (pipeline) => pipeline.gif(),
};

/** A picture in a width. */
export interface Variant {
  readonly bytes: Buffer;
  /** False for a picture that can't be made smaller and is given as it was stored. */
  readonly isFinal: boolean;
}

const IN_MEMORY_BYTES = 16 * 1024 * 1024;

/**
 * Variants that this instance answered with last. One is some ten KB and never changes; to read it from Storage again
 * takes more of the processor than everything else that an answer needs, and is paid for.
 */
const inMemory = new LRUCache<string, Buffer>({
  maxSize: IN_MEMORY_BYTES,
  sizeCalculation: ({ length }) => length,
});

/** Variants under making in this instance, so that many who want one at once make it once. */
const shared = shareJobs<Variant | null>();

/** No animation becomes AVIF; what arrived as AVIF goes to browsers that don't name it as WebP. */
function variantKind({ kind, isAnimated }: PictureFacts, capability: Capability): ImageKind {
  if (capability === 'avif' && !isAnimated) return 'avif';
  return capability === 'plain' && kind !== 'avif' ? kind : 'webp';
}

/** @returns the picture in the given width, or in its own where it is narrower */
export function makeVariant(original: Buffer, width: number, capability: Capability): Promise<Buffer> {
  return transcode(original, {
    resize: () => ({ width }),
    encode: (pixels, picture) => ENCODE[variantKind(picture, capability)](pixels),
  });
}

async function makeAndKeep(name: string, width: ImageWidth, capability: Capability): Promise<Variant | null> {
  const variant = await withSource(name, async (source) => {
    if (source === null || source.isTooLarge) return source && { bytes: source.bytes, isFinal: false };
    return { bytes: await makeVariant(source.bytes, width, capability), isFinal: true };
  });
  if (!variant?.isFinal) return variant;
  const kind = imageKindOf(variant.bytes);
  if (kind === null) throw new Error('An encoder made what is no picture');
  await saveVariant(name, `${width}.${capability}`, variant.bytes, kind);
  return variant;
}

/**
 * A stored picture in one of the widths; made when it is first asked for, and kept.
 * @returns null where there is no such picture
 * @throws HttpError 415 or 422 where what is stored is no usable picture, 503 where too many wait already
 */
export async function readOrMakeVariant(
  name: string,
  width: ImageWidth,
  capability: Capability,
): Promise<Variant | null> {
  const key = `${name} ${width} ${capability}`;
  const known = inMemory.get(key);
  if (known) return { bytes: known, isFinal: true };
  const kept = await readVariant(name, `${width}.${capability}`);
  const variant = kept
    ? { bytes: kept, isFinal: true }
    : await shared(key, () => makeAndKeep(name, width, capability));
  if (variant?.isFinal) inMemory.set(key, variant.bytes);
  return variant;
}
