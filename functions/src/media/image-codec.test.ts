import sharp from 'sharp';
import { expect, it } from 'vitest';
import { plain } from '../../test/images.ts';
import { paint, type Recipe, transcode } from './image-codec.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
const toPng: Recipe = { resize: () => ({}), encode: (pixels) => pixels.png() };
const disguised = Buffer.from(`<!--ftypavif-->${SVG}`);

it('no SVG is decoded once a drawing was painted, whatever it claims to be', async () => {
  await Promise.all([paint(SVG), paint(SVG), paint(SVG)]);
  await expect(sharp(disguised).metadata()).rejects.toThrow(/unsupported image format/);
  await expect(transcode(disguised, toPng)).rejects.toMatchObject({ status: 415 });
});

it('a failed painting leaves no SVG decoder behind, and the next one works', async () => {
  await expect(paint('<svg')).rejects.toThrow();
  await expect(sharp(Buffer.from(SVG)).metadata()).rejects.toThrow(/unsupported image format/);
  expect(await sharp(await paint(SVG)).metadata()).toMatchObject({ format: 'jpeg', width: 8 });
});

it('pictures are still decoded after a drawing was painted', async () => {
  await paint(SVG);
  const avif = await plain(8, 8).avif().toBuffer();
  expect((await transcode(avif, toPng)).length).toBeGreaterThan(0);
});
