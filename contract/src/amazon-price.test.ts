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

test.each([
  ['another partner', EBAY, '$5', null, '$5'],
  ['another partner, no price', EBAY, null, null, null],
  ['another partner, an old price that Amazon served', EBAY, '$5', '2026-11-01T00:00:00.000Z', null],
  ['a look-alike of Amazon', 'https://amazon.com.evil.example/dp/X', '$5', null, '$5'],
  ['no link', '', '$5', null, '$5'],
  ['Amazon, served', AMAZON, '$5', SERVED, '$5'],
  ['Amazon, typed by hand', AMAZON, '$5', null, null],
  ['Amazon in capitals, with a trailing dot', 'HTTPS://AMAZON.CO.UK./dp/X', '$5', null, null],
  ['a short link to Amazon', 'https://amzn.to/abc', '$5', null, null],
  ['Amazon, empty', AMAZON, '', SERVED, null],
  ['Amazon, nought', AMAZON, '0', SERVED, null],
  ['Amazon, broken time', AMAZON, '$5', 'yesterday', null],
  ['Amazon, old', AMAZON, '$5', '2026-11-19T11:59:59.999Z', null],
])('visitors see of %s', (_case, affiliateLink, price, priceUpdatedAt, visible) => {
  expect(visiblePrice({ affiliateLink, price, priceUpdatedAt }, NOW)).toBe(visible);
});
