import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { animation, noise, plain, sidewaysPhoto } from '../../test/images.ts';
import { capabilityOf } from './accept.ts';
import { imageKindOf } from './image-kind.ts';
import { makeVariant } from './variant.ts';

describe('a variant', () => {
  test('has the width that was asked for, in proportion', async () => {
    const variant = await makeVariant(await noise(800, 600).jpeg().toBuffer(), 320, 'webp');
    expect(await sharp(variant).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  test('is never wider than the picture', async () => {
    const variant = await makeVariant(await plain(100, 50).png().toBuffer(), 320, 'avif');
    expect(await sharp(variant).metadata()).toMatchObject({ width: 100, height: 50 });
  });

  test('of a picture that lies on its side stands upright', async () => {
    const variant = await makeVariant(await sidewaysPhoto(800, 400), 160, 'webp');
    expect(await sharp(variant).metadata()).toMatchObject({ width: 160, height: 320 });
  });

  test.each([
    ['jpeg', 'avif', 'avif'],
    ['jpeg', 'webp', 'webp'],
    ['jpeg', 'plain', 'jpeg'],
    ['png', 'plain', 'png'],
    ['webp', 'plain', 'webp'],
    ['avif', 'webp', 'webp'],
    ['avif', 'plain', 'webp'],
    ['gif', 'avif', 'avif'],
  ] as const)('of a %s for a browser that can show %s is %s', async (from, capability, to) => {
    const original = await plain(200, 100).toFormat(from).toBuffer();
    expect(imageKindOf(await makeVariant(original, 160, capability))).toBe(to);
  });

  test.each([
    ['avif', 'webp'],
    ['webp', 'webp'],
    ['plain', 'gif'],
  ] as const)('of an animation for a browser that can show %s is an animated %s', async (capability, to) => {
    const variant = await makeVariant(await animation('gif', 400, 300), 160, capability);
    const metadata = await sharp(variant, { animated: true }).metadata();
    expect(metadata).toMatchObject({ format: to, pages: 3, width: 160, pageHeight: 120 });
  });
});

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png;q=0.9,*/*', 'webp'],
  ['IMAGE/WEBP ; q=0.5', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.0,image/webp;q=0', 'plain'],
  ['*/*', 'plain'],
  ['image/*', 'plain'],
  ['', 'plain'],
  [undefined, 'plain'],
] as const)('Accept: %s means %s', (header, capability) => {
  expect(capabilityOf(header)).toBe(capability);
});
