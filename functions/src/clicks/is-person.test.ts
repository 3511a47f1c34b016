import { expect, test } from 'vitest';
import { isPerson } from './is-person.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

test.each([
  CHROME,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Mozilla/4.08 [en] (Win98; I)',
])('a person: %s', (userAgent) => {
  expect(isPerson({ 'user-agent': userAgent })).toBe(true);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  'curl/8.14.1',
  'python-requests/2.32',
  ' ',
])('no person: %s', (userAgent) => {
  expect(isPerson({ 'user-agent': userAgent })).toBe(false);
});

test('no person: nothing said', () => {
  expect(isPerson({})).toBe(false);
});

test.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
  ['x-purpose', 'preview'],
])('nobody asked yet: %s: %s', (name, value) => {
  expect(isPerson({ 'user-agent': CHROME, [name]: value })).toBe(false);
});
