import type { PictureSample } from './picture-sample.ts';
import { storedBytes } from './stored-bytes.ts';

/** The most bytes that the pictures of all categories take in the catalogue's document, next to the list of them. */
const MAX_BYTES = 600_000;
/** The most that those of one category take, so that a few with long addresses leave room for a hundred others. */
const MAX_SAMPLE_BYTES = 6_000;

type Samples = Readonly<Record<string, PictureSample>>;

/**
 * Which pictures of categories the catalogue's document has room for, the first ones first.
 * @param kept what it holds
 * @param next the new pictures of some categories
 * @returns those of each of these; null where they are left out, and a query finds them
 */
export function fittingSamples(kept: Samples, next: Samples): Record<string, PictureSample | null> {
  const others = Object.entries(kept).filter(([id]) => !(id in next));
  let room = MAX_BYTES - storedBytes(Object.fromEntries(others));
  const fit = (id: string, sample: PictureSample): PictureSample | null => {
    const bytes = storedBytes({ [id]: sample });
    if (bytes > Math.min(room, MAX_SAMPLE_BYTES)) return null;
    room -= bytes;
    return sample;
  };
  return Object.fromEntries(Object.entries(next).map(([id, sample]) => [id, fit(id, sample)]));
}
