import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { colourAt, plain } from '../../test/images.ts';
import { paint } from '../media/image-codec.ts';
import { drawShareImage, PICTURE_SIDE } from './drawing.ts';
import { COLOUR } from './palette.ts';

const product = (name: string, id = 1) => ({ id, name, featuredImage: null, images: [] });
/** A part of what lies within the frame. */
const IN_FRAME = { left: 800, top: 200, width: 100, height: 60 };

it('is a JPEG of 1200 by 630 that link previews take', async () => {
  const image = await paint(drawShareImage(product('Lava lamp'), null));
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(image.length).toBeLessThan(300_000);
});

it('shows the picture in the frame', async () => {
  const red = await plain(PICTURE_SIDE, PICTURE_SIDE).png().toBuffer();
  const [r = 0, g = 0, b = 0] = await colourAt(await paint(drawShareImage(product('Lamp'), red)), IN_FRAME);
  expect(r).toBeGreaterThan(200);
  expect(g + b).toBeLessThan(80);
});

it.each([
  '</svg><script>alert(1)</script>',
  '"><image href="file:///etc/passwd"/>',
  '&xxe;]]>',
  '😀\u0000\ud800',
  '',
])('%j as a name stays outlines', async (name) => {
  const svg = drawShareImage(product(name), null);
  expect(svg).not.toMatch(/script|passwd|xxe|\]\]>/i);
  expect(await sharp(await paint(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('changes colours from product to product', async () => {
  const corner = { left: 4, top: 4, width: 10, height: 10 };
  const colours = await Promise.all(
    [1, 2, 3, 4].map(async (id) => colourAt(await paint(drawShareImage(product('Lamp', id), null)), corner)),
  );
  expect(new Set(colours.map(String)).size).toBe(4);
});

it('uses the colours of the design tokens', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../web/src/ui/tokens.css'), 'utf8');
  for (const [name, colour] of Object.entries(COLOUR)) expect(tokens).toContain(`--${name}: ${colour};`);
});
