import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  animatedBomb,
  animation,
  BLUE,
  colourAt,
  hugePng,
  jpegOfSize,
  noise,
  plain,
  polyglot,
  printersRed,
  RED,
  script,
  sidewaysPhoto,
  signatureAlone,
  truncatedPng,
} from '../../test/images.ts';
import { cleanImage } from './clean-image.ts';

const near = (colour: { r: number; g: number; b: number }) =>
  [colour.r, colour.g, colour.b].map((value) => expect.closeTo(value, -1.3));

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('of kind %s stays one', async (kind) => {
    const { bytes, kind: made } = await cleanImage(await plain(40, 30).toFormat(kind).toBuffer());
    expect(made).toBe(kind);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30, space: 'srgb' });
  });

  test('is turned upright and loses its metadata', async () => {
    const photo = await sidewaysPhoto(80, 40);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { bytes } = await cleanImage(photo);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 40, height: 80 });
    expect([metadata.orientation, metadata.exif, metadata.icc, metadata.xmp]).toEqual(
      Array(4).fill(undefined),
    );
    expect(bytes.includes('Secret owner')).toBe(false);
    expect(await colourAt(bytes, { left: 5, top: 5, width: 30, height: 25 })).toEqual(near(RED));
    expect(await colourAt(bytes, { left: 5, top: 50, width: 30, height: 25 })).toEqual(near(BLUE));
  });

  test.each(['gif', 'webp'] as const)('that is an animated %s stays animated', async (kind) => {
    const { bytes } = await cleanImage(await animation(kind));
    const metadata = await sharp(bytes, { animated: true }).metadata();
    expect(metadata).toMatchObject({ pages: 3, pageHeight: 30, delay: [100, 200, 300] });
  });

  test('in printer colours comes out in those of screens', async () => {
    const printed = await printersRed();
    expect((await sharp(printed).metadata()).space).toBe('cmyk');
    const { bytes } = await cleanImage(printed);
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const [red = 0, green = 0] = await colourAt(bytes, { left: 0, top: 0, width: 40, height: 30 });
    expect(red).toBeGreaterThan(green + 100);
  });

  test('loses what was hidden behind its end', async () => {
    const mixed = await polyglot();
    expect(mixed.includes('<script>')).toBe(true);
    expect((await cleanImage(mixed)).bytes.includes('<script>')).toBe(false);
  });

  test('larger than it is needed is made smaller, upright, and once', async () => {
    const { bytes } = await cleanImage(await sidewaysPhoto(4_000, 2_000));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_280, height: 2_560 });
    const again = await sharp((await cleanImage(bytes)).bytes).metadata();
    expect(again).toMatchObject({ width: 1_280, height: 2_560 });
  });

  test.each(['gif', 'webp'] as const)('that is a large animated %s keeps its frames', async (kind) => {
    const { bytes } = await cleanImage(await animation(kind, 2_000, 1_000));
    const metadata = await sharp(bytes, { animated: true }).metadata();
    expect(metadata).toMatchObject({ pages: 3, width: 1_280, pageHeight: 640, delay: [100, 200, 300] });
  });

  test('is the same file each time', async () => {
    const picture = await noise(60, 40).webp().toBuffer();
    expect((await cleanImage(picture)).bytes).toEqual((await cleanImage(picture)).bytes);
  });

  test('of ten megabytes is no trouble', async () => {
    expect((await cleanImage(await jpegOfSize(10 * 1024 * 1024))).kind).toBe('jpeg');
  });
});

describe('refused is', () => {
  test.each([
    ['a script', 415, async () => script()],
    ['an SVG', 415, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a TIFF', 415, () => plain(8, 8).tiff().toBuffer()],
    ['an empty file', 415, async () => Buffer.alloc(0)],
    ['a signature with no picture behind it', 422, async () => signatureAlone()],
    ['a truncated PNG', 422, truncatedPng],
    ['a truncated JPEG', 422, async () => (await noise(200, 200).jpeg().toBuffer()).subarray(0, 8_000)],
    ['a truncated GIF', 422, async () => (await noise(200, 200).gif().toBuffer()).subarray(0, 8_000)],
    ['a truncated WebP', 422, async () => (await noise(200, 200).webp().toBuffer()).subarray(0, 8_000)],
    ['200 million pixels', 413, hugePng],
    ['an animation whose frames are too many pixels together', 413, animatedBomb],
    ['more than 8 million pixels of AVIF', 413, () => plain(3_000, 3_000).avif({ effort: 0 }).toBuffer()],
    ['a picture too long for a side', 413, () => plain(16_384, 1).png().toBuffer()],
  ])('%s', async (_name, status, make) => {
    await expect(cleanImage(await make())).rejects.toMatchObject({ name: 'HttpError', status });
  });
});
