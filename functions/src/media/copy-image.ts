import { VALIDATION } from '@rad-rewind/contract/messages';
import { HttpError } from '../http/http-error.ts';
import { limitJobs } from '../jobs/limit-jobs.ts';
import { shareJobs } from '../jobs/share-jobs.ts';
import { logEvent } from '../log/log-event.ts';
import { OutboundError, type OutboundFailure } from '../outbound/outbound-error.ts';
import { type CleanImage, cleanImage } from './clean-image.ts';
import { saveUpload } from './image-store.ts';
import { fetchFromProduction, productionUrl } from './production-site.ts';

const FAILURE: Readonly<Record<OutboundFailure, readonly [status: number, message: string]>> = {
  refused: [502, 'The production URL is not a public web address'],
  redirect: [502, 'The production site redirects to where images may not be fetched from'],
  'too-large': [502, 'The image on the production site is too large'],
  timeout: [504, 'The production site took too long to answer'],
  unreachable: [502, 'The production site cannot be reached'],
};

/** How many pictures are fetched at a time, and how many requests wait for that. */
const gate = limitJobs(4, 64);

/** Copies under way in this instance. */
const shared = shareJobs<Buffer>();

async function fetchBytes(site: string, name: string, retries: number): Promise<Buffer> {
  try {
    const { status, body } = await fetchFromProduction(site, name, retries);
    if (status === 200) return body;
    if (status === 404 || status === 410) {
      throw new HttpError(404, `The production site has no image named "${name}"`);
    }
    throw new HttpError(502, `The production site answered with status ${status}`);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    logEvent('production-site-failed', { failure: error.failure, reason: error.message });
    throw new HttpError(...FAILURE[error.failure]);
  }
}

/**
 * A picture of the production site, made anew, not kept.
 * @param retries see `fetchFromProduction`
 * @throws HttpError 400 without a production URL, 404 where the site has no such picture, 413, 415 or 422 where it
 * has none that can be used, 502 or 504 where it does not answer as it should,
 * 503 where too many wait already
 */
export async function fetchCopy(name: string, retries: number): Promise<CleanImage> {
  const site = await productionUrl();
  if (site === '') throw new HttpError(400, VALIDATION.productionUrl);
  return gate(async () => cleanImage(await fetchBytes(site, name, retries)));
}

async function copy(name: string, retries: number): Promise<Buffer> {
  const image = await fetchCopy(name, retries);
  await saveUpload(name, image.bytes, image.kind);
  return image.bytes;
}

/**
 * Copies a picture from the production site and keeps it under its name.
 * @param retries see `fetchFromProduction`
 * @returns the bytes as they were stored
 * @throws HttpError as `fetchCopy` does
 */
export function copyImage(name: string, retries: number): Promise<Buffer> {
  return shared(name, () => copy(name, retries));
}
