import { IMAGE_BYTES_MAX, UPLOADS_PATH } from '@rad-rewind/contract/image';
import { environment } from '../environment.ts';
import { type FetchedAnswer, fetchPublic } from '../outbound/fetch-public.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { readSettings } from '../settings/settings-store.ts';

/*
 * The site from which missing pictures are copied (docs/product.md, "Image sync tool").
 */

const TIMEOUT_MS = 8_000;
const PAUSE_MS = 300;

/**
 * Makes the reader of the production URL. An instance keeps the first one it finds for as long as it lives: a
 * change to the production URL needs a server restart, as the back office says.
 * @param read gives the URL as it is stored, empty where none was ever saved
 */
export function keepFirst(read: () => Promise<string>): () => Promise<string> {
  let kept = '';
  return async () => {
    kept ||= await read();
    return kept;
  };
}

/** The production URL of this instance; empty while none was saved. */
export const productionUrl = keepFirst(async () => (await readSettings()).productionUrl);

/** Where the production site has a picture: below its own path, if it has one. */
export function productionAddress(site: string, name: string): string {
  const { origin, pathname } = new URL(site);
  return `${origin}${pathname.replace(/\/+$/, '')}${UPLOADS_PATH}${encodeURIComponent(name)}`;
}

function isPassing(failure: unknown): boolean {
  return failure instanceof OutboundError && ['timeout', 'unreachable'].includes(failure.failure);
}

async function attempt(address: string): Promise<FetchedAnswer> {
  return fetchPublic(address, {
    admits: () => true,
    maxBytes: IMAGE_BYTES_MAX,
    timeoutMs: TIMEOUT_MS,
    accept: 'image/*',
    standIns: environment().OUTBOUND_STAND_INS,
  });
}

/**
 * Fetches a picture from the production site.
 * @param retries how often to ask again, after a pause, where the site is out of reach or answers 429 or 5xx
 * @throws OutboundError where it stays out of reach
 */
export async function fetchFromProduction(
  site: string,
  name: string,
  retries: number,
): Promise<FetchedAnswer> {
  for (let left = retries; ; left -= 1) {
    try {
      const answer = await attempt(productionAddress(site, name));
      if (left === 0 || (answer.status !== 429 && answer.status < 500)) return answer;
    } catch (error) {
      if (left === 0 || !isPassing(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
