import { IMAGE_BYTES_MAX, isPartnerImageHost } from '@rad-rewind/contract/image';
import { environment } from '../environment.ts';
import { HttpError } from '../http/http-error.ts';
import { limitJobs } from '../jobs/limit-jobs.ts';
import { type FetchedAnswer, fetchPublic } from '../outbound/fetch-public.ts';
import { OutboundError, type OutboundFailure } from '../outbound/outbound-error.ts';
import { imageKindOf } from './image-kind.ts';

const TIMEOUT_MS = 8_000;

/** How many pictures are fetched at a time, and how many requests wait for that. */
const gate = limitJobs(8, 64);

const FAILURE: Readonly<Record<OutboundFailure, readonly [status: number, message: string]>> = {
  refused: [403, "url: only images of the retailer's and the marketplace's image hosts can be shown"],
  redirect: [502, 'The image leads elsewhere'],
  'too-large': [502, 'The image is too large'],
  timeout: [504, 'The image took too long to arrive'],
  unreachable: [502, 'The image host cannot be reached'],
};

function admits({ protocol, hostname, port }: URL): boolean {
  return protocol === 'https:' && port === '' && isPartnerImageHost(hostname);
}

async function fetchImage(url: string): Promise<FetchedAnswer> {
  try {
    return await fetchPublic(url, {
      admits,
      maxBytes: IMAGE_BYTES_MAX,
      timeoutMs: TIMEOUT_MS,
      accept: 'image/avif,image/webp,image/*',
      standIns: environment().OUTBOUND_STAND_INS,
    });
  } catch (error) {
    throw error instanceof OutboundError ? new HttpError(...FAILURE[error.failure]) : error;
  }
}

/**
 * Passes a partner's picture on, without keeping it.
 * @throws HttpError 403 for an address that is not one of the partners' image hosts over https, 404 where they have
 * no such picture, 502 or 504 where they don't answer with a picture in time, 503 where too many wait already
 */
export async function proxyImage(url: string): Promise<Buffer> {
  const { status, contentType, body } = await gate(() => fetchImage(url));
  if (status === 404 || status === 410) throw new HttpError(404, 'The image is gone');
  if (status !== 200) throw new HttpError(502, `The image host answered with status ${status}`);
  if (!/^image\//i.test(contentType) || imageKindOf(body) === null) {
    throw new HttpError(502, 'What the image host answered is no image');
  }
  return body;
}
