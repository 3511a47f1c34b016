import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { categoryInputSchema } from '@rad-rewind/contract/category';
import { NEW_ARRIVAL_MS, SEO_DESCRIPTION_RANGE, SEO_TITLE_RANGE } from '@rad-rewind/contract/limits';
import { hasPrice, type ProductInput, productInputSchema } from '@rad-rewind/contract/product';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project.ts';
import { SAMPLE_PRODUCTS, samplesByAge } from './catalogue.ts';
import { SAMPLE_CATEGORIES } from './categories.ts';
import { LOST_PICTURES, PRODUCTION_ONLY_PICTURES, SAMPLE_PICTURES } from './pictures.ts';
import { toProductForm, uploadPath } from './sample-product.ts';
import { SAMPLE_TAGS } from './tags.ts';

const samples = samplesByAge().map(({ sample }) => sample);
const products: ProductInput[] = samples.map((sample) => productInputSchema.parse(toProductForm(sample, 1)));
const pictures = products.flatMap(({ featuredImage, images }) => [featuredImage, ...images]);
const uploads = new Set(pictures.filter((url) => url?.startsWith('/uploads/')));
const inRange = (text: string | null, { min, max }: { min: number; max: number }) =>
  text !== null && text.length >= min && text.length <= max;

describe('the sample catalogue', () => {
  it('has 40 products over five categories that the shop accepts', () => {
    expect(products).toHaveLength(40);
    expect(Object.keys(SAMPLE_PRODUCTS)).toEqual(SAMPLE_CATEGORIES.map(({ slug }) => slug));
    for (const category of SAMPLE_CATEGORIES) categoryInputSchema.parse(category);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(40);
    expect(new Set(samples.map(({ addedDaysAgo }) => addedDaysAgo)).size).toBe(40);
  });

  it('tags each product three to six times from one vocabulary, of which each tag is used', () => {
    for (const { tags } of products) {
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(6);
      expect(new Set(tags).size).toBe(tags.length);
    }
    const used = new Set(products.flatMap(({ tags }) => tags));
    expect([...used].sort()).toEqual([...SAMPLE_TAGS].sort());
  });

  const states: [string, (product: ProductInput) => boolean][] = [
    ['featured', (product) => product.isFeatured && !product.isNewArrival],
    ['new', (product) => product.isNewArrival && !product.isFeatured],
    ['featured and new', (product) => product.isFeatured && product.isNewArrival],
    ['without a price', (product) => product.price === null],
    ['with the price "0"', (product) => product.price === '0' && !hasPrice(product.price)],
    ['without a category', (product) => product.categoryId === null],
    [
      'from Amazon',
      (product) => product.isAmazonProduct && /^https:\/\/www\.amazon\.com\/dp\//.test(product.affiliateLink),
    ],
    ['from the marketplace', (product) => product.affiliateLink.startsWith('https://www.ebay.com/itm/')],
    ['without a picture', (product) => product.featuredImage === null && product.images.length === 0],
    [
      "with a retailer's picture",
      (product) => product.images.some((url) => url.includes('media-amazon.com')),
    ],
  ];
  it.each(states)('has a product %s', (_state, matches) => {
    expect(products.some(matches)).toBe(true);
  });

  it('has a new arrival that has expired, and several that have not', () => {
    const hours = samples.flatMap(({ newArrivalHoursAgo }) => newArrivalHoursAgo ?? []);
    const expired = hours.filter((hour) => hour * 3_600_000 > NEW_ARRIVAL_MS);
    expect(expired).toHaveLength(1);
    expect(hours.length - expired.length).toBeGreaterThanOrEqual(4);
  });

  it('shows several pictures on at least eight products', () => {
    expect(products.filter(({ images }) => images.length > 0).length).toBeGreaterThanOrEqual(8);
  });

  it('names only pictures that there are, but for those that nobody has', () => {
    const known = new Set([...SAMPLE_PICTURES.map(({ name }) => name), ...LOST_PICTURES].map(uploadPath));
    expect([...uploads].filter((url) => !known.has(url as string))).toEqual([]);
    expect([...known].filter((url) => !uploads.has(url))).toEqual([]);
    expect(PRODUCTION_ONLY_PICTURES.every((name) => uploads.has(uploadPath(name)))).toBe(true);
    for (const { drawing } of SAMPLE_PICTURES) {
      expect(existsSync(join(PROJECT_ROOT, `local/art/${drawing}.svg`)), drawing).toBe(true);
    }
  });

  it('has each first picture', () => {
    const gaps = [...PRODUCTION_ONLY_PICTURES, ...LOST_PICTURES].map(uploadPath);
    expect(products.filter(({ featuredImage }) => gaps.includes(featuredImage ?? ''))).toEqual([]);
  });

  it('keeps to the advised lengths for search engines on most products', () => {
    const advised = products.filter(
      ({ seoTitle, seoDescription }) =>
        inRange(seoTitle, SEO_TITLE_RANGE) && inRange(seoDescription, SEO_DESCRIPTION_RANGE),
    );
    expect(advised.length).toBeGreaterThanOrEqual(32);
  });
});

describe('the sample descriptions', () => {
  const html = products.map(({ description }) => description ?? '').join('');

  it('are several blocks each, with nothing between them', () => {
    for (const { description, slug } of products) {
      expect(description?.match(/<(p|h[123]|ul|ol|blockquote|pre)>/g)?.length, slug).toBeGreaterThanOrEqual(
        4,
      );
      expect(description?.replace(/<pre>[\s\S]*?<\/pre>/g, ''), slug).not.toContain('\n');
    }
  });

  it.each([
    ...['<h1>', '<h2>', '<h3>', '<strong>', '<em>', '<u>', '<s>', '<ol>', '<ul>', '<blockquote>', '<pre>'],
    ...['style="color: ', 'style="background-color: ', 'href="https:', 'href="mailto:', 'href="tel:'],
  ])('use %s, as the editor can', (markup) => {
    expect(html).toContain(markup);
  });
});
