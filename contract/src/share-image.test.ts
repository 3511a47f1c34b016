import { expect, it } from 'vitest';
import { sharedPicture, shareImagePath } from './share-image.ts';

const PRODUCT = { id: 12, name: 'Lava lamp', featuredImage: '/uploads/lamp.webp', images: [] };

it('an address holds the id and a version', () => {
  expect(shareImagePath(PRODUCT)).toMatch(/^\/share\/12-[0-9a-z]{1,7}\.jpg$/);
});

it.each([
  ['name', { name: 'Lava Lamp' }],
  ['picture', { featuredImage: '/uploads/other.webp' }],
  ['id', { id: 13 }],
])('another %s gives another address', (_what, change) => {
  expect(shareImagePath({ ...PRODUCT, ...change })).not.toBe(shareImagePath(PRODUCT));
});

it('what is not drawn changes nothing', () => {
  const more = { ...PRODUCT, images: ['/uploads/second.webp'], price: '$5', description: 'x' };
  expect(shareImagePath(more)).toBe(shareImagePath(PRODUCT));
});

it('any text can be a name', () => {
  for (const name of ['', '😀', '\ud800', '日本', 'x'.repeat(200)]) {
    expect(shareImagePath({ ...PRODUCT, name })).toMatch(/^\/share\/12-[0-9a-z]{1,7}\.jpg$/);
  }
});

it.each([
  ['the featured one', '/uploads/a.webp', ['/uploads/b.webp'], '/uploads/a.webp'],
  ['the first own one', 'https://m.media-amazon.com/images/I/x.jpg', ['/uploads/b.webp'], '/uploads/b.webp'],
  ['none of a partner', 'https://m.media-amazon.com/images/I/x.jpg', ['https://i.ebayimg.com/y.jpg'], null],
  ['none of another site', 'https://photos.example.com/x.jpg', [], null],
  ['none where there is none', null, [], null],
])('the picture is %s', (_which, featuredImage, images, picture) => {
  expect(sharedPicture({ ...PRODUCT, featuredImage, images })).toBe(picture);
});
