import { expect, test } from 'vitest';
import { AMAZON_MARKETPLACES } from './limits.ts';
import { partnerOf } from './partner.ts';

const AMAZON = [
  ...AMAZON_MARKETPLACES.map((host) => `https://${host}/dp/B0RAD90CAS`),
  'https://amazon.com/dp/B0RAD90CAS?tag=radrewind-20',
  'https://amazon.co.uk/dp/X',
  'https://www.amazon.co.za/dp/X',
  'https://www.amazon.cn/dp/X',
  'https://smile.amazon.de/dp/X',
  'https://read.music.amazon.fr/X',
  'https://amzn.to/abc',
  'https://amzn.eu/d/abc',
  'https://amzn.asia/d/abc',
  'https://amzn.in/d/abc',
  'https://amzn.com/B0RAD90CAS',
  'https://a.co/d/abc',
  'http://www.amazon.com/dp/X',
  'HTTPS://WWW.AMAZON.COM/DP/X',
  'https://www.amazon.com./dp/X',
  'https://www.amazon.com:8443/dp/X',
  'https://somebody:secret@www.amazon.com/dp/X',
  'https://evil.example@www.amazon.com/dp/X',
  ' https://www.amazon.com/dp/X ',
  'https://ａｍａｚｏｎ.com/dp/X',
  'https:\\\\www.amazon.com\\dp\\X',
];

test.each(AMAZON)('%s leads to Amazon', (link) => {
  expect(partnerOf(link)).toEqual({ partner: 'amazon', partnerName: 'Amazon' });
});

test.each([
  'https://WWW.EBAY.COM/itm/1',
  'https://www.ebay.co.uk/itm/1',
  'https://ebay.de/itm/1',
  'https://www.ebay.com.au/itm/1',
  'https://www.ebay.com./itm/1',
  'https://ebay.us/abc',
])('%s leads to eBay', (link) => {
  expect(partnerOf(link)).toEqual({ partner: 'ebay', partnerName: 'eBay' });
});

test.each([
  ['https://www.example.com/lamp', 'example.com'],
  ['https://amazon.com.evil.example/dp/X', 'amazon.com.evil.example'],
  ['https://www.amazon.com%2eevil.example/dp/X', 'amazon.com.evil.example'],
  ['https://www.amazon.com@evil.example/dp/X', 'evil.example'],
  ['https://evil.example\\@www.amazon.com/dp/X', 'evil.example'],
  ['https://notamazon.com/dp/X', 'notamazon.com'],
  ['https://not-amazon.com/dp/X', 'not-amazon.com'],
  ['https://amazon.com-deals.example/X', 'amazon.com-deals.example'],
  ['https://amazon.zz/dp/X', 'amazon.zz'],
  ['https://amazon.com.co/dp/X', 'amazon.com.co'],
  ['https://amazon.co/dp/X', 'amazon.co'],
  ['https://amaz0n.com/dp/X', 'amaz0n.com'],
  ['https://аmazon.com/dp/X', 'xn--mazon-3ve.com'],
  ['https://s3.amazonaws.com/X', 's3.amazonaws.com'],
  ['https://ba.co/X', 'ba.co'],
  ['https://ebay.zz/itm/1', 'ebay.zz'],
  ['https://myebay.com/', 'myebay.com'],
  ['https://evil.example/?u=https://www.amazon.com', 'evil.example'],
  ['https://evil.example/#www.amazon.com', 'evil.example'],
  ['not a link', 'our affiliate partner'],
  ['', 'our affiliate partner'],
])('%s leads to neither', (link, partnerName) => {
  expect(partnerOf(link)).toEqual({ partner: 'other', partnerName });
});
