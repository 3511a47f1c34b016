import { IMAGE_WIDTHS } from '@rad-rewind/contract/image';
import { STORED_IMAGE } from '@rad-rewind/contract/media';
import { describe, expect, test } from 'vitest';
import { imageForm, isOversize, refuseTooLarge, storedSize } from './picture-size.ts';

const still = (width: number, height: number) => ({ width, height, frames: 1 });

describe('a picture may be taken in', () => {
  test.each([
    ['JPEG', still(8_000, 6_000)],
    ['progressive JPEG', still(4_000, 4_000)],
    ['PNG', still(7_000, 7_000)],
    ['WebP', still(16_000, 1_500)],
    ['AVIF', still(4_000, 2_000)],
    ['GIF', still(4_000, 4_000)],
    ['animation', { width: 1_000, height: 1_000, frames: 50 }],
  ] as const)('as %s of %j', (form, size) => {
    expect(() => refuseTooLarge(form, size)).not.toThrow();
  });

  test.each([
    ['JPEG', still(8_000, 6_251), '50 million pixels as JPEG, and 16383 a side'],
    ['progressive JPEG', still(8_000, 6_000), '16 million pixels as progressive JPEG'],
    ['interlaced PNG', still(7_000, 7_000), '12 million pixels as interlaced PNG'],
    ['PNG', still(16_384, 1), '16383 a side'],
    ['WebP', still(16_383, 3_000), '24 million pixels as WebP'],
    ['AVIF of more than 8 bits a colour', still(3_000, 2_500), '6 million pixels as AVIF of more'],
    ['AVIF', still(7_000, 7_000), '8 million pixels as AVIF'],
    ['animation', { width: 1_000, height: 1_000, frames: 51 }, '50 million pixels in all frames together'],
    ['animation', { width: 4_900, height: 4_900, frames: 2 }, '12 million in one'],
  ] as const)('not as %s of %j; the refusal names what is allowed', (form, size, allowed) => {
    expect(() => refuseTooLarge(form, size)).toThrow(
      expect.objectContaining({ status: 413, message: expect.stringContaining(allowed) }),
    );
  });
});

test.each([
  [{ kind: 'jpeg', frames: 1, inSeveralPasses: true, bitsAColour: 8 }, 'progressive JPEG'],
  [{ kind: 'jpeg', frames: 1, inSeveralPasses: false, bitsAColour: 8 }, 'JPEG'],
  [{ kind: 'png', frames: 1, inSeveralPasses: true, bitsAColour: 16 }, 'interlaced PNG'],
  [{ kind: 'png', frames: 1, inSeveralPasses: false, bitsAColour: 16 }, 'PNG'],
  [{ kind: 'webp', frames: 1, inSeveralPasses: false, bitsAColour: 8 }, 'WebP'],
  [{ kind: 'webp', frames: 2, inSeveralPasses: false, bitsAColour: 8 }, 'animation'],
  [{ kind: 'gif', frames: 1, inSeveralPasses: true, bitsAColour: 8 }, 'GIF'],
  [{ kind: 'gif', frames: 3, inSeveralPasses: true, bitsAColour: 8 }, 'animation'],
  [{ kind: 'avif', frames: 1, inSeveralPasses: false, bitsAColour: 8 }, 'AVIF'],
  [{ kind: 'avif', frames: 1, inSeveralPasses: false, bitsAColour: 10 }, 'AVIF of more than 8 bits a colour'],
] as const)('a file of %j is judged as %s', (head, form) => {
  expect(imageForm(head)).toBe(form);
});

describe('a picture is stored', () => {
  test.each([
    [still(8_000, 6_000), still(2_309, 1_732)],
    [still(7_000, 7_000), still(2_000, 2_000)],
    [still(16_383, 100), still(2_560, 15)],
    [still(1, 16_383), still(1, 2_560)],
    [
      { width: 1_000, height: 1_000, frames: 50 },
      { width: 692, height: 692, frames: 50 },
    ],
    [
      { width: 3_000, height: 3_000, frames: 2 },
      { width: 1_280, height: 1_280, frames: 2 },
    ],
  ])('of %j in %j', (size, stored) => {
    expect(storedSize(size)).toEqual(stored);
    expect(isOversize(size)).toBe(true);
    expect(isOversize(stored)).toBe(false);
  });

  test.each([still(1, 1), still(2_560, 1_500), still(1_280, 2_560), still(2_000, 2_000)])(
    'as it is where it is small enough: %j',
    (size) => {
      expect(storedSize(size)).toEqual(size);
      expect(isOversize(size)).toBe(false);
    },
  );

  test('so that the widest width is as sharp as before, up to twice as high as wide', () => {
    const widest = Math.max(...IMAGE_WIDTHS);
    for (const ratio of [0.5, 1, 2]) {
      expect(storedSize(still(6_000 / ratio, 6_000)).width).toBeGreaterThanOrEqual(widest);
    }
    expect(STORED_IMAGE.still.side).toBeGreaterThanOrEqual(widest);
  });

  test('never larger than allowed, whatever its size', () => {
    for (let width = 1; width <= 16_383; width += 997) {
      for (let height = 1; height <= 16_383; height += 991) {
        const stored = storedSize(still(width, height));
        expect(stored.width * stored.height).toBeLessThanOrEqual(STORED_IMAGE.still.pixels);
        expect(Math.min(stored.width, stored.height)).toBeGreaterThanOrEqual(1);
      }
    }
  });
});
