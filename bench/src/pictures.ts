import { median } from './median.ts';
import type { Figure } from './report.ts';

/** Pictures of the sample catalogue that are measured. */
const PICTURES = ['lava-lamp', 'windbreaker', 'boombox', 'virtual-pet', 'roller-skates'];

/** The widths that a card asks for, by the pixels of the screen behind one of the page. */
const CARD_WIDTHS = { '1x': 320, '2x': 640 } as const;

const BROWSERS = { AVIF: 'image/avif,image/webp,*/*', WebP: 'image/webp,*/*' } as const;

interface Fetched {
  bytes: number;
  ms: number;
}

async function timedFetch(url: string, accept: string): Promise<Fetched> {
  const start = performance.now();
  const response = await fetch(url, { headers: { accept } });
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { bytes: byteLength, ms: performance.now() - start };
}

async function measure(
  origin: string,
  query: string,
  accept: string,
): Promise<{ kilobytes: number; ms: number }> {
  const fetched: Fetched[] = [];
  // One after the other, so that a time is a picture's own.
  for (const name of PICTURES)
    fetched.push(await timedFetch(`${origin}/uploads/${name}.webp${query}`, accept));
  return {
    kilobytes: median(fetched.map(({ bytes }) => bytes)) / 1_000,
    ms: median(fetched.map(({ ms }) => ms)),
  };
}

/**
 * What one card's picture weighs as uploaded and in the widths that cards ask for, how long it takes to make such a
 * variant and to serve one that is kept; medians over some pictures of the sample catalogue.
 * @param origin of a running stack that has made no variant yet
 */
export async function measurePictures(origin: string): Promise<Figure[]> {
  const uploaded = await measure(origin, '', '*/*');
  const figures: Figure[] = [
    { name: 'card picture as uploaded', value: uploaded.kilobytes, unit: 'KB', target: null },
  ];
  for (const [format, accept] of Object.entries(BROWSERS)) {
    for (const [density, width] of Object.entries(CARD_WIDTHS)) {
      const made = await measure(origin, `?w=${width}`, accept);
      const kept = await measure(origin, `?w=${width}`, accept);
      const name = `card picture at ${density}, ${format}`;
      figures.push(
        { name, value: made.kilobytes, unit: 'KB', target: null },
        { name: `${name}: time to make`, value: made.ms, unit: 'ms', target: null },
        { name: `${name}: time to serve when kept`, value: kept.ms, unit: 'ms', target: null },
      );
    }
  }
  return figures;
}
