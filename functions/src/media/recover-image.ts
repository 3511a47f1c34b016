import { HttpError } from '../http/http-error.ts';
import { copyImage } from './copy-image.ts';
import { IMAGE_NOT_FOUND } from './image-answer.ts';
import { readUpload } from './image-store.ts';

/** How long a picture that could not be recovered is not asked for again, whoever wants it. */
const FORGET_AFTER_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/** Names that could not be recovered, and until when that is remembered. */
const missing = new Map<string, number>();

function remember(name: string, now: number): void {
  missing.delete(name);
  missing.set(name, now + FORGET_AFTER_MS);
  const [oldest] = missing.keys();
  if (missing.size > MAX_REMEMBERED && oldest !== undefined) missing.delete(oldest);
}

async function fromProduction(name: string, retries: number, now: Date): Promise<Buffer> {
  if ((missing.get(name) ?? 0) > now.getTime()) throw new HttpError(404, IMAGE_NOT_FOUND);
  try {
    return await copyImage(name, retries);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 503) throw error;
    remember(name, now.getTime());
    throw new HttpError(404, IMAGE_NOT_FOUND);
  }
}

/**
 * A picture of this site that a page could not show (docs/product.md, "Image fallback"): from Storage, else from
 * the production site and kept.
 * @param retries how often the production site is asked again
 * @throws HttpError 404 where neither has it, 503 where too many are being copied already
 */
export async function recoverImage(name: string, retries: number, now: Date): Promise<Buffer> {
  return (await readUpload(name)) ?? (await fromProduction(name, retries, now));
}
