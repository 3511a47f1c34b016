import sharp, { type Sharp } from 'sharp';
import { noise, plain } from './images.ts';

/* Pictures that take a decoder as much memory as a picture of few bytes can. */

/** More colours than a palette holds, so that a lossless file keeps every pixel; translucent. */
export function gradient(width: number, height: number): Sharp {
  const raw = Buffer.alloc(width * height * 4);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      raw[at++] = x >> 4;
      raw[at++] = y >> 4;
      raw[at++] = (x + y) >> 5;
      raw[at++] = 255 - (x >> 5);
    }
  }
  return sharp(raw, { raw: { width, height, channels: 4 } });
}

/** Frames of a colour each, or of noise, which makes the work of an encoder longest. */
export async function frames(
  width: number,
  height: number,
  count: number,
  paint: (index: number) => Sharp,
): Promise<Sharp> {
  const painted = Array.from({ length: count }, (_, index) =>
    paint(index).resize(width, height).png().toBuffer(),
  );
  return sharp(await Promise.all(painted), { join: { animated: true } });
}

const colour = (index: number) => plain(16, 16, { r: (index * 5) % 256, g: 100, b: 50 });

/** Deep and finely sampled colours: 10 bits a channel. */
export const deepAvif = (width: number, height: number): Promise<Buffer> =>
  plain(width, height)
    .toColourspace('rgb16')
    .avif({ bitdepth: 10, effort: 0, chromaSubsampling: '4:4:4' })
    .toBuffer();

const progressive = { progressive: true, chromaSubsampling: '4:4:4', quality: 60 } as const;

/** Pictures by name, with the status that answers their upload. */
export const HEAVY_IMAGES: readonly (readonly [name: string, status: number, make: () => Promise<Buffer>])[] =
  [
    ['AVIF of 49 million pixels', 413, () => plain(7_000, 7_000).avif({ effort: 0 }).toBuffer()],
    ['AVIF of 8 million pixels', 201, () => noise(4_000, 2_000).blur(2).avif({ effort: 0 }).toBuffer()],
    ['AVIF of 6 million deep pixels', 201, () => deepAvif(3_000, 2_000)],
    ['AVIF of 8 million deep pixels', 413, () => deepAvif(4_000, 2_000)],
    ['WebP of 49 million pixels', 413, () => plain(16_383, 3_000).webp({ effort: 0 }).toBuffer()],
    ['WebP of 24 million pixels', 201, () => plain(16_000, 1_500).webp({ effort: 0 }).toBuffer()],
    ['lossless WebP of 24 million', 201, () => gradient(4_890, 4_900).webp({ lossless: true }).toBuffer()],
    ['lossless WebP of 16 million', 201, () => gradient(4_000, 4_000).webp({ lossless: true }).toBuffer()],
    ['JPEG of 48 million pixels', 201, () => noise(8_000, 6_000).blur(2).jpeg({ quality: 60 }).toBuffer()],
    ['progressive JPEG of 16 million', 201, () => plain(4_000, 4_000).jpeg(progressive).toBuffer()],
    [
      "printer's progressive JPEG of 16 million",
      201,
      () => plain(4_000, 4_000).toColourspace('cmyk').jpeg(progressive).toBuffer(),
    ],
    ['progressive JPEG of 48 million', 413, () => plain(8_000, 6_000).jpeg(progressive).toBuffer()],
    [
      'deep PNG of 49 million pixels',
      201,
      () => plain(7_000, 7_000).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
    ],
    [
      'deep interlaced PNG of 12 million',
      201,
      () => gradient(4_000, 3_000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ],
    ['PNG of noise', 201, () => noise(1_700, 1_700).png().toBuffer()],
    ['GIF of 16 million pixels', 201, () => plain(4_000, 4_000).gif({ effort: 1 }).toBuffer()],
    ['GIF of 48 frames', 201, async () => (await frames(1_000, 1_000, 48, colour)).gif().toBuffer()],
    ['GIF of 3 large frames', 201, async () => (await frames(3_400, 3_400, 3, colour)).gif().toBuffer()],
    [
      'WebP of 4 large lossless frames',
      201,
      async () =>
        (await frames(3_400, 3_400, 4, () => gradient(3_400, 3_400))).webp({ lossless: true }).toBuffer(),
    ],
    [
      'WebP of 10 frames of noise',
      201,
      async () =>
        (await frames(1_500, 1_500, 10, () => noise(1_500, 1_500).blur(2)))
          .webp({ quality: 30, effort: 0 })
          .toBuffer(),
    ],
  ];
