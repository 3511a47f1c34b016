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

const SERVED = new Date(NOW - HOUR).toISOString();
const AMAZON = 'https://www.amazon.com/dp/B0RAD90CAS';
const EBAY = 'https://www.ebay.com/itm/1';

const OTHER = 'https://partner.example/lamp';

test.each([
  ['eBay', EBAY, '$5', null, '$5'],
  ['eBay, no price', EBAY, null, null, null],
  ['eBay, an old price that Amazon served', EBAY, '$5', '2026-11-01T00:00:00.000Z', null],
  ['Amazon, served', AMAZON, '$5', SERVED, '$5'],
  ['Amazon, typed by hand', AMAZON, '$5', null, null],
  ['Amazon in capitals, with a trailing dot', 'HTTPS://AMAZON.CO.UK./dp/X', '$5', null, null],
  ['a short link to Amazon', 'https://amzn.to/abc', '$5', null, null],
  ['Amazon, empty', AMAZON, '', SERVED, null],
  ['Amazon, nought', AMAZON, '0', SERVED, null],
  ['Amazon, broken time', AMAZON, '$5', 'yesterday', null],
  ['Amazon, old', AMAZON, '$5', '2026-11-19T11:59:59.999Z', null],
])('visitors see of %s, whatever the switch says', (_case, affiliateLink, price, priceUpdatedAt, visible) => {
  for (const isAmazonProduct of [true, false]) {
    expect(visiblePrice({ affiliateLink, isAmazonProduct, price, priceUpdatedAt }, NOW)).toBe(visible);
  }
});

test.each([
  ['another partner', OTHER, false, '$5'],
  ['a look-alike of Amazon', 'https://amazon.com.evil.example/dp/X', false, '$5'],
  ['no link', '', false, '$5'],
  ['a host that tells nothing, which the switch calls Amazon', 'https://short.example/a', true, null],
])('visitors see of a price typed by hand for %s', (_case, affiliateLink, isAmazonProduct, visible) => {
  const product = { affiliateLink, isAmazonProduct, price: '$5', priceUpdatedAt: null };
  expect(visiblePrice(product, NOW)).toBe(visible);
});
