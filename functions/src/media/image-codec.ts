import type { Sharp } from 'sharp';
import { HttpError } from '../http/http-error.ts';
import { limitJobs } from '../jobs/limit-jobs.ts';
import { CONTENT_TYPE, type ImageKind, imageKindOf } from './image-kind.ts';

/*
 * The one place where pictures are decoded. A picture is hostile until it is: its kind is told by its bytes, only
 * the decoders of the five kinds are there, and pixels, time and the number of pictures at a time are bounded.
 */

/** All frames together: about 200 MB while it is worked on. */
export const MAX_PIXELS = 50_000_000;
/** The longest side that every kind can hold. */
export const MAX_SIDE = 16_383;
const MAX_SECONDS = 40;

/** Two at a time keep within a function's memory however many requests there are. */
const gate = limitJobs(2);

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

type SharpModule = typeof import('sharp');
let loading: Promise<SharpModule['default']> | undefined;

/** sharp, with every decoder switched off but ours. It loads with the first picture. */
function loadSharp(): Promise<SharpModule['default']> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: LOADERS });
    return sharp;
  });
  return loading;
}

/** A picture that was understood, upright, its colours sRGB; nothing of its metadata goes into what is made of it. */
export interface DecodedImage {
  readonly kind: ImageKind;
  readonly isAnimated: boolean;
  readonly pipeline: Sharp;
}

const UNREADABLE = 'This file is damaged or not an image';
const TOO_LARGE = `The image must have at most ${MAX_PIXELS / 1_000_000} million pixels, and ${MAX_SIDE} a side`;

const TOO_SLOW = 'This image takes too long to work on; try a smaller one';

function refusalOf(reason: string): HttpError {
  if (/pixel limit/i.test(reason)) return new HttpError(413, TOO_LARGE);
  return new HttpError(422, /^timeout/i.test(reason) ? TOO_SLOW : UNREADABLE);
}

/** Waits for the decoder, whose failures are the picture's fault; those of everything around it are ours. */
async function orRefuse<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw refusalOf(error instanceof Error ? error.message : '');
  }
}

async function decode(bytes: Buffer): Promise<DecodedImage> {
  const kind = imageKindOf(bytes);
  if (kind === null) throw new HttpError(415, 'Only JPEG, PNG, WebP, GIF and AVIF images can be used');
  const sharp = await loadSharp();
  const animated = kind === 'gif' || kind === 'webp';
  const pipeline = sharp(bytes, { animated, limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height, pages = 1, pageHeight = height, mediaType } = await orRefuse(pipeline.metadata());
  if (mediaType !== CONTENT_TYPE[kind]) throw new HttpError(422, UNREADABLE);
  if (Math.max(width, pageHeight) > MAX_SIDE) throw new HttpError(413, TOO_LARGE);
  const isAnimated = animated && pages > 1;
  // Frames lie below one another while they are worked on and can't be turned together.
  const upright = isAnimated ? pipeline : pipeline.autoOrient();
  return { kind, isAnimated, pipeline: upright.toColourspace('srgb').timeout({ seconds: MAX_SECONDS }) };
}

/**
 * Decodes a picture and makes bytes of it, no more than two pictures at a time.
 * @param encode gives the pipeline that ends in the wanted kind
 * @throws HttpError 415 for another kind of file, 413 for too many pixels, 422 for a broken picture
 */
export function transcode(bytes: Buffer, encode: (image: DecodedImage) => Sharp): Promise<Buffer> {
  return gate(async () => orRefuse(encode(await decode(bytes)).toBuffer()));
}

/** Only what `paint` is given is SVG: everything that comes from outside is refused by its first bytes. */
const OWN_DRAWINGS = { operation: ['VipsForeignLoadSvgBuffer'] };
/** Paintings under way. The switch is the whole process's: the last one turns it off again. */
let painting = 0;

/**
 * Paints a drawing that this shop made itself, as JPEG.
 * @param svg never holds markup from outside
 */
export function paint(svg: string): Promise<Buffer> {
  return gate(async () => {
    const sharp = await loadSharp();
    painting += 1;
    sharp.unblock(OWN_DRAWINGS);
    try {
      const drawing = sharp(Buffer.from(svg));
      return await drawing.jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    } finally {
      painting -= 1;
      if (painting === 0) sharp.block(OWN_DRAWINGS);
    }
  });
}
