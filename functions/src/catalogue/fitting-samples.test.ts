import type { Category } from '@rad-rewind/contract/category';
import { TEXT_LIMITS } from '@rad-rewind/contract/limits';
import { describe, expect, it } from 'vitest';
import { listToStore } from './category-list-store.ts';
import { fittingSamples } from './fitting-samples.ts';
import { type PictureSample, SAMPLE_SIZE } from './picture-sample.ts';
import { DOCUMENT_BYTES, storedBytes } from './stored-bytes.ts';

/** Room for the version and the counts. */
const REST = 1_000;
/** Three bytes a letter. */
const longest = (length: number) => '\u97f3'.repeat(length);
const sampleOf = (imageUrl: string, size = SAMPLE_SIZE): PictureSample =>
  Array.from({ length: size }, (_, index) => ({
    productId: index,
    productSlug: 'groovy-pink-lava-lamp-with-purple-base',
    imageUrl,
  }));

/** The pictures in the document of a shop of so many categories, made anew, then after saves in some more. */
function keptAfterSaves(count: number, sample: PictureSample): Record<string, PictureSample> {
  const all = Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, sample]));
  let kept: Record<string, PictureSample> = {};
  for (const [id, stored] of Object.entries(fittingSamples({}, all))) if (stored) kept[id] = stored;
  for (let id = count + 1; id <= count + 20; id += 1) {
    const { [id]: stored } = fittingSamples(kept, { [id]: sample });
    if (stored) kept = { ...kept, [id]: stored };
  }
  return kept;
}

const listOf = (count: number, letters: number): Category[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: longest(Math.min(letters, TEXT_LIMITS.name)),
    slug: 'a'.repeat(Math.min(letters, TEXT_LIMITS.slug)),
    description: longest(Math.min(letters, TEXT_LIMITS.description)),
    image: longest(Math.min(letters, TEXT_LIMITS.url)),
    updatedAt: new Date(0).toISOString(),
  }));

describe('what the document of the catalogue holds', () => {
  it.each([
    ...[20, 100, 300, 500, TEXT_LIMITS.url].map((letters) => [letters, 1]),
    ...[20, 100, 300, 500, TEXT_LIMITS.url].map((letters) => [letters, SAMPLE_SIZE]),
  ])('fits into one with 2,000 categories of texts of %i letters, %i pictures each', (letters, pictures) => {
    const sample = sampleOf(longest(letters), pictures);
    const saved = {
      pictures: keptAfterSaves(2_000, sample),
      categoryList: listToStore(listOf(2_000, letters)),
    };
    expect(storedBytes(saved)).toBeLessThan(DOCUMENT_BYTES - REST);
  });

  it('is at its largest below what a document takes', () => {
    const sample = sampleOf('https://pictures.example/'.padEnd(60, 'a'));
    const lists = Array.from({ length: 100 }, (_, index) => listToStore(listOf(30 * index, 30)));
    const fullest = lists.findLast((stored) => stored !== null);
    const bytes = storedBytes({ pictures: keptAfterSaves(2_000, sample), categoryList: fullest });
    expect(bytes).toBeGreaterThan(850_000);
    expect(bytes).toBeLessThan(DOCUMENT_BYTES - REST);
  });

  it('is all there is in a shop of two hundred categories with usual addresses', () => {
    const sample = sampleOf('https://m.media-amazon.com/images/I/71abcdefghL._AC_SL1500_.jpg');
    expect(Object.keys(keptAfterSaves(180, sample))).toHaveLength(200);
    expect(listToStore(listOf(200, 100))).toHaveLength(200);
  });
});

describe('pictures that have no room', () => {
  it('are left out whole, for a part of them could not tell when it is empty', () => {
    expect(fittingSamples({}, { 1: sampleOf('a'.repeat(TEXT_LIMITS.url)) })).toEqual({ 1: null });
  });

  it('take none from others', () => {
    const short = sampleOf('/uploads/a.webp', 1);
    const next = { 1: sampleOf(longest(TEXT_LIMITS.url)), 2: short };
    expect(fittingSamples({}, next)).toEqual({ 1: null, 2: short });
  });

  it('have it again once others went, and in place of what the same category had', () => {
    const sample = sampleOf('a'.repeat(300));
    const full = keptAfterSaves(2_000, sample);
    expect(fittingSamples(full, { 3000: sample })).toEqual({ 3000: null });
    expect(fittingSamples(full, { 1: sample })).toEqual({ 1: sample });
    const { 1: _gone, ...others } = full;
    expect(fittingSamples(others, { 3000: sample })).toEqual({ 3000: sample });
  });
});
