import type { ResizeOptions, Sharp } from 'sharp';
import { HttpError } from '../http/http-error.ts';
import { limitJobs } from '../jobs/limit-jobs.ts';
import { CONTENT_TYPE, type ImageKind, imageKindOf } from './image-kind.ts';
import { imageForm, type PictureSize, refuseTooLarge } from './picture-size.ts';

/*
 * The one place where pictures are decoded. A picture is hostile until it is: its kind is told by its bytes, only
 * the decoders of the five kinds are there, and pixels, time and the number of pictures at a time are bounded. What
 * each may take of memory, measured: docs/decisions/0018-picture-memory.md.
 */

const MAX_SECONDS = 40;

/** More than the requests that one instance gets at a time. */
const MOST_WAITING = 64;

/** One at a time keeps within a function's memory however many requests there are. */
const gate = limitJobs(1, MOST_WAITING);

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

type SharpModule = typeof import('sharp');
let loading: Promise<SharpModule['default']> | undefined;

/** sharp, with every decoder switched off but ours. It loads with the first picture. */
function loadSharp(): Promise<SharpModule['default']> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: LOADERS });
    return sharp;
  });
  return loading;
}

/** What is known of a picture before it is decoded. */
export interface PictureFacts {
  readonly kind: ImageKind;
  readonly isAnimated: boolean;
  /** As it stands upright. */
  readonly size: PictureSize;
}

/** What a picture becomes. */
export interface Recipe {
  /** The size of what is made. */
  resize(picture: PictureFacts): ResizeOptions;
  /** @returns the pipeline that ends in the wanted kind */
  encode(pixels: Sharp, picture: PictureFacts): Sharp;
}

const UNREADABLE = 'This file is damaged or not an image';
const TOO_SLOW = 'This image takes too long to work on; try a smaller one';

/** Waits for the decoder, whose failures are the picture's fault; those of everything around it are ours. */
async function orRefuse<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isSlow = error instanceof Error && /^timeout/i.test(error.message);
    throw new HttpError(422, isSlow ? TOO_SLOW : UNREADABLE);
  }
}

interface OpenPicture extends PictureFacts {
  readonly sharp: SharpModule['default'];
  /** Upright, its colours sRGB; nothing of the file's metadata goes into what is made of it. */
  readonly pipeline: Sharp;
}

/** Reads the head of a picture, which says how much memory the rest would take. */
async function openPicture(bytes: Buffer): Promise<OpenPicture> {
  const kind = imageKindOf(bytes);
  if (kind === null) throw new HttpError(415, 'Only JPEG, PNG, WebP, GIF and AVIF images can be used');
  const sharp = await loadSharp();
  const canMove = kind === 'gif' || kind === 'webp';
  const pipeline = sharp(bytes, { animated: canMove, limitInputPixels: false, failOn: 'error' });
  const head = await orRefuse(pipeline.metadata());
  if (head.mediaType !== CONTENT_TYPE[kind]) throw new HttpError(422, UNREADABLE);
  const frames = canMove ? (head.pages ?? 1) : 1;
  const isAnimated = frames > 1;
  const stored = { width: head.width, height: isAnimated ? (head.pageHeight ?? head.height) : head.height };
  const inSeveralPasses = head.isProgressive ?? false;
  const form = imageForm({ kind, frames, inSeveralPasses, bitsAColour: head.bitsPerSample ?? 8 });
  refuseTooLarge(form, { ...stored, frames });
  // Frames lie below one another while they are worked on and can't be turned together.
  const upright = isAnimated ? pipeline : pipeline.autoOrient();
  const size = { ...(isAnimated ? stored : head.autoOrient), frames };
  return {
    sharp,
    kind,
    isAnimated,
    size,
    pipeline: upright.toColourspace('srgb').timeout({ seconds: MAX_SECONDS }),
  };
}

/** A still picture's pixels on their own: its decoder lets go of its memory before an encoder takes some. */
async function pixelsOf({ sharp }: OpenPicture, resized: Sharp): Promise<Sharp> {
  const { data, info } = await orRefuse(resized.raw().toBuffer({ resolveWithObject: true }));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/**
 * Decodes a picture and makes bytes of it, one picture at a time.
 * @throws HttpError 415 for another kind of file, 413 for too many pixels, 422 for a broken picture, 503 where too
 * many wait already
 */
export function transcode(bytes: Buffer, { resize, encode }: Recipe): Promise<Buffer> {
  return gate(async () => {
    const picture = await openPicture(bytes);
    const resized = picture.pipeline.resize({ withoutEnlargement: true, ...resize(picture) });
    const pixels = picture.isAnimated ? resized : await pixelsOf(picture, resized);
    return orRefuse(encode(pixels.timeout({ seconds: MAX_SECONDS }), picture).toBuffer());
  });
}

/**
 * Looks at a picture without decoding it.
 * @throws HttpError as `transcode` does
 */
export function inspect(bytes: Buffer): Promise<PictureFacts> {
  return gate(() => openPicture(bytes));
}

/** Only what `paint` is given is SVG: everything that comes from outside is refused by its first bytes. */
const OWN_DRAWINGS = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * Paints a drawing that this shop made itself, as JPEG.
 * @param svg never holds markup from outside
 * @throws HttpError 503 where too many pictures wait already
 */
export function paint(svg: string): Promise<Buffer> {
  return gate(async () => {
    const sharp = await loadSharp();
    sharp.unblock(OWN_DRAWINGS);
    try {
      const drawing = sharp(Buffer.from(svg));
      return await drawing.jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    } finally {
      sharp.block(OWN_DRAWINGS);
    }
  });
}
