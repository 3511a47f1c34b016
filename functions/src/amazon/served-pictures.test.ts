import { expect, it } from 'vitest';
import { refreshedPictures } from './served-pictures.ts';

const amazon = (name: string) => `https://m.media-amazon.com/images/I/${name}.jpg`;
const OWN = '/uploads/lamp.webp';

it.each([
  ['all are served', { featuredImage: amazon('a'), images: [amazon('b')] }, ['b', 'a'], null],
  ['all are the shop’s own', { featuredImage: OWN, images: ['https://other.example/x.jpg'] }, ['a'], null],
  ['there are none', { featuredImage: null, images: [] }, ['a'], null],
  ['Amazon serves none', { featuredImage: amazon('a'), images: [] }, [], null],
  [
    'one was replaced',
    { featuredImage: amazon('a'), images: [amazon('b'), OWN] },
    ['c', 'b'],
    { featuredImage: amazon('c'), images: [amazon('b'), OWN] },
  ],
  [
    'there are fewer now',
    { featuredImage: amazon('a'), images: [amazon('b'), OWN, amazon('c')] },
    ['d'],
    { featuredImage: amazon('d'), images: [OWN] },
  ],
  [
    'an additional one went',
    { featuredImage: OWN, images: [amazon('a')] },
    ['b'],
    { featuredImage: OWN, images: [amazon('b')] },
  ],
  [
    'nothing is featured',
    { featuredImage: null, images: [amazon('a')] },
    ['b'],
    { featuredImage: null, images: [amazon('b')] },
  ],
  [
    'the featured one went and its place is taken already',
    { featuredImage: amazon('a'), images: [amazon('b')] },
    ['b'],
    { featuredImage: amazon('b'), images: [] },
  ],
])('when %s', (_case, product, served, refreshed) => {
  expect(refreshedPictures(product, served.map(amazon))).toEqual(refreshed);
});
