import { expect, test } from 'vitest';
import { keepFirst, productionAddress } from './production-site.ts';

test('an instance keeps the first production URL it finds, and none is not one', async () => {
  const stored = ['', 'https://one.example', 'https://two.example'];
  const read = keepFirst(async () => stored.shift() ?? '');
  expect(await read()).toBe('');
  expect(await read()).toBe('https://one.example');
  expect(await read()).toBe('https://one.example');
});

test.each([
  ['https://shop.example', 'https://shop.example/uploads/a%20b.png'],
  ['https://shop.example/', 'https://shop.example/uploads/a%20b.png'],
  ['https://shop.example/store/?x=1#y', 'https://shop.example/store/uploads/a%20b.png'],
])('the pictures of %s are at %s', (site, address) => {
  expect(productionAddress(site, 'a b.png')).toBe(address);
});
