import { HttpError } from '../http/http-error.ts';
import { limitJobs } from '../jobs/limit-jobs.ts';
import { shareJobs } from '../jobs/share-jobs.ts';
import { logEvent } from '../log/log-event.ts';
import { cleanImage } from './clean-image.ts';
import { inspect } from './image-codec.ts';
import { readBounded, readUpload, saveBounded } from './image-store.ts';
import { isOversize } from './picture-size.ts';

/** What smaller pictures are made from. */
export interface PictureSource {
  readonly bytes: Buffer;
  /** Whether its pixels are more than may be decoded: it was stored when the limits were others. */
  readonly isTooLarge: boolean;
}

/** How many stored pictures are held in memory at a time, and how many requests wait for that. */
const gate = limitJobs(4, 64);

/** Pictures under way to their bounded size in this instance. */
const shared = shareJobs<Buffer>();

async function makeBounded(name: string, original: Buffer): Promise<Buffer> {
  const { bytes, kind } = await cleanImage(original);
  await saveBounded(name, bytes, kind);
  return bytes;
}

async function boundedOf(name: string, original: Buffer): Promise<PictureSource> {
  try {
    if (!isOversize((await inspect(original)).size)) return { bytes: original, isTooLarge: false };
    const kept = await readBounded(name);
    return { bytes: kept ?? (await shared(name, () => makeBounded(name, original))), isTooLarge: false };
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 413)) throw error;
    logEvent('picture-too-large', { name, reason: error.message });
    return { bytes: original, isTooLarge: true };
  }
}

/**
 * Works on a stored picture, brought to its bounded size once where it was stored in a larger one.
 * @param job gets null where there is no such picture
 * @throws HttpError 415 or 422 where what is stored is no usable picture, 503 where too many wait already
 */
export function withSource<Result>(
  name: string,
  job: (source: PictureSource | null) => Promise<Result>,
): Promise<Result> {
  return gate(async () => {
    const original = await readUpload(name);
    return job(original && (await boundedOf(name, original)));
  });
}
