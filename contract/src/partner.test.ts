import { expect, test } from 'vitest';
import { partnerOf } from './partner.ts';

test.each([
  ['https://www.amazon.com/dp/B0RAD90CAS?tag=radrewind-20', 'amazon', 'Amazon'],
  ['https://amazon.co.uk/dp/X', 'amazon', 'Amazon'],
  ['https://smile.amazon.de/dp/X', 'amazon', 'Amazon'],
  ['https://www.amazon.com.au/dp/X', 'amazon', 'Amazon'],
  ['https://amzn.to/abc', 'amazon', 'Amazon'],
  ['https://WWW.EBAY.COM/itm/1', 'ebay', 'eBay'],
  ['https://www.ebay.co.uk/itm/1', 'ebay', 'eBay'],
  ['https://www.example.com/lamp', 'other', 'example.com'],
  ['https://amazon.com.evil.example/dp/X', 'other', 'amazon.com.evil.example'],
  ['https://notamazon.com/dp/X', 'other', 'notamazon.com'],
  ['https://myebay.com/', 'other', 'myebay.com'],
  ['https://evil.example/?u=https://www.amazon.com', 'other', 'evil.example'],
  ['not a link', 'other', 'our affiliate partner'],
])('%s leads to %s', (link, partner, partnerName) => {
  expect(partnerOf(link)).toEqual({ partner, partnerName });
});
