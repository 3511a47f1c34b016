import { expect, test } from 'vitest';
import { countImages } from './image-status.ts';

test('pictures are counted once each, by where they are', () => {
  const products = [
    {
      featuredImage: '/uploads/a.png',
      images: ['/uploads/b.png', 'https://m.media-amazon.com/images/I/1.jpg'],
    },
    { featuredImage: '/uploads/a.png', images: ['/uploads/c%20d.png', '/uploads/zz.png?t=1'] },
    { featuredImage: 'http://elsewhere.example/1.jpg', images: ['/art/fallback.svg'] },
    { featuredImage: null, images: [] },
  ];
  expect(countImages(products, new Set(['a.png', 'other.png']))).toEqual({
    total: 4,
    missingImages: 3,
    validImages: 1,
    externalImages: 2,
    missingFilenames: ['b.png', 'c d.png', 'zz.png'],
  });
});
