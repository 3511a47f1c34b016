import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/fixture-catalogue.ts';
import { toEmbeddedJson } from './embedded-json.ts';
import { breadcrumbData, collectionData, priceAmount, productData, websiteData } from './structured-data.ts';

const ORIGIN = 'https://shop.example';

describe('priceAmount', () => {
  it.each([
    ['$99.99', '99.99'],
    ['$1,119.00', '1119.00'],
    ['from 20 dollars', '20'],
    ['0', null],
    ['$0.00', null],
    ['', null],
    [null, null],
    ['free', null],
  ])('reads %j as %j', (price, amount) => {
    expect(priceAmount(price)).toBe(amount);
  });
});

describe('productData', () => {
  it('names the product, its pictures by whole addresses, and its offer in US dollars', () => {
    expect(productData(aProduct(), ORIGIN)).toMatchObject({
      '@type': 'Product',
      name: 'Groovy Pink Lava Lamp with Purple Base',
      url: 'https://shop.example/product/lava-lamp',
      description: 'The lamp that made every bedroom a music video set.',
      image: ['https://shop.example/uploads/lava-lamp.webp', 'https://shop.example/uploads/lava-lamp-2.webp'],
      offers: { '@type': 'Offer', price: '34.99', priceCurrency: 'USD' },
    });
  });

  it.each([null, '', '0'])('has no offer where the price is %j', (price) => {
    expect(productData(aProduct({ price }), ORIGIN)).not.toHaveProperty('offers');
  });

  it('leaves out pictures and description where there are none', () => {
    const data = productData(aProduct({ featuredImage: null, images: [], description: null }), ORIGIN);
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('description');
  });
});

it('a collection names five products at most', () => {
  const products = Array.from({ length: 8 }, (_, id) => aProduct({ id, slug: `p-${id}` }));
  const page = { name: 'New', description: 'x', path: '/new-arrivals' };
  expect(collectionData(page, products, ORIGIN)).toMatchObject({
    '@type': 'CollectionPage',
    url: 'https://shop.example/new-arrivals',
    mainEntity: { itemListElement: { length: 5 } },
  });
});

it('breadcrumbs begin at home', () => {
  expect(breadcrumbData([{ name: 'Music', path: '/category/music' }], ORIGIN)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.example/' },
      { position: 2, name: 'Music', item: 'https://shop.example/category/music' },
    ],
  });
});

it('the site declares its search', () => {
  expect(JSON.stringify(websiteData(ORIGIN))).toContain('https://shop.example/search?q={term}');
});

it('embedded JSON cannot end its script element', () => {
  const name = '</script><script>alert(1)</script><!--\u2028';
  const json = toEmbeddedJson(productData(aProduct({ name }), ORIGIN));
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toMatchObject({ name });
});
