import { expect, test } from 'vitest';
import { isAmazonPriceFresh, visiblePrice } from './amazon-price.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 60 * 60 * 1_000;

test.each([
  ['this moment', NOW, true],
  ['an hour ago', NOW - HOUR, true],
  ['exactly a day ago', NOW - 24 * HOUR, true],
  ['a millisecond more than a day ago', NOW - 24 * HOUR - 1, false],
  ['years ago', 0, false],
  ['in the future', NOW + 1, false],
  ['never', null, false],
  ['no time at all', Number.NaN, false],
])('a price served %s', (_when, servedAt, fresh) => {
  expect(isAmazonPriceFresh(servedAt, NOW)).toBe(fresh);
});

const ISO = new Date(NOW - HOUR).toISOString();

test.each([
  ['another partner', { price: '$5', isAmazonProduct: false, priceUpdatedAt: null }, '$5'],
  ['another partner, no price', { price: null, isAmazonProduct: false, priceUpdatedAt: null }, null],
  ['Amazon, served', { price: '$5', isAmazonProduct: true, priceUpdatedAt: ISO }, '$5'],
  ['Amazon, typed by hand', { price: '$5', isAmazonProduct: true, priceUpdatedAt: null }, null],
  ['Amazon, empty', { price: '', isAmazonProduct: true, priceUpdatedAt: ISO }, null],
  ['Amazon, nought', { price: '0', isAmazonProduct: true, priceUpdatedAt: ISO }, null],
  ['Amazon, broken time', { price: '$5', isAmazonProduct: true, priceUpdatedAt: 'yesterday' }, null],
  ['Amazon, old', { price: '$5', isAmazonProduct: true, priceUpdatedAt: '2026-11-19T11:59:59.999Z' }, null],
])('visitors see of %s', (_case, product, price) => {
  expect(visiblePrice(product, NOW)).toBe(price);
});
