import { expect, test } from 'vitest';
import { amazonResultFields, selectedTitle, seoDescriptionOf } from './amazon-result.ts';

const RESULT = {
  title: 'Retro Motion Lamp, 16 Inch, Pink Wax in Purple Liquid',
  description: 'Slow pink wax.',
  price: { formatted: '$27.49' },
  images: ['https://m.example/1.jpg', 'https://m.example/2.jpg', 'https://m.example/3.jpg'],
  affiliateUrl: 'https://www.amazon.com/dp/B0RAD90LMP?tag=t-20',
  productId: 'B0RAD90LMP',
};

test('a result fills the form', () => {
  expect(amazonResultFields(RESULT)).toEqual({
    name: RESULT.title,
    slug: 'retro-motion-lamp-16-inch-pink-wax-in-purple-liquid',
    description: 'Slow pink wax.',
    price: '$27.49',
    affiliateLink: RESULT.affiliateUrl,
    isAmazonProduct: true,
    amazonProductId: 'B0RAD90LMP',
    featuredImage: 'https://m.example/1.jpg',
    images: ['https://m.example/2.jpg', 'https://m.example/3.jpg'],
    seoTitle: RESULT.title,
    seoDescription: 'Slow pink wax.',
  });
});

test('a result without price and images leaves those empty', () => {
  const fields = amazonResultFields({ ...RESULT, price: null, images: [] });
  expect([fields.price, fields.featuredImage, fields.images]).toEqual(['', '', []]);
});

test.each([
  [160, 160],
  [161, 160],
  [1000, 160],
])('a description of %i characters gives an SEO description of %i', (length, expected) => {
  const text = seoDescriptionOf('x'.repeat(length));
  expect(text).toHaveLength(expected);
  expect(text.endsWith('...')).toBe(length > 160);
});

test('the toast shows 40 characters of the title', () => {
  expect(selectedTitle(RESULT)).toBe('Retro Motion Lamp, 16 Inch, Pink Wax in ');
});
