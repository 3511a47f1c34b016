import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { briefHeaders } from './brief-headers.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

describe('of a referrer', () => {
  it.each([
    ['https://search.example/?q=gift+for+jane@example.com&gclid=abc', 'search.example'],
    ['https://jane:secret@Mail.Example:8443/inbox/42#token', 'mail.example'],
    ['http://192.0.2.7/a', '192.0.2.7'],
    ['http://[2001:db8::1]/a', '[2001:db8::1]'],
    ['android-app://com.example.mail/', 'com.example.mail'],
    ['https://bücher.example/x', 'xn--bcher-kva.example'],
    ['about:blank', null],
    ['data:text/html,jane@example.com', null],
    ['mailto:jane@example.com', null],
    ['/product/pager', null],
    ['jane@example.com', null],
    [`android-app://${'x'.repeat(254)}/`, null],
    ['', null],
    [undefined, null],
  ])('%j its host alone: %j', async (referer, host) => {
    expect((await briefHeaders(referer, undefined)).referrer).toBe(host);
  });

  it('nothing of path, query, fragment, user or port stays', async () => {
    const secret = fc.stringMatching(/^[a-z0-9]{6,20}$/).map((text) => `zz${text}`);
    const property = fc.asyncProperty(secret, async (text) => {
      const referer = `https://${text}:${text}@shop.example:8080/${text}/?${text}=${text}#${text}`;
      expect((await briefHeaders(referer, undefined)).referrer).toBe('shop.example');
    });
    await fc.assert(property, { numRuns: 50 });
  });
});

describe('of a user agent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome, desktop'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0`,
      'Microsoft Edge, desktop',
    ],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome, mobile'],
    [`Mozilla/5.0 (Linux; Android 14; SM-X910) ${CHROME} Safari/537.36`, 'Chrome, tablet'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari, mobile',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, desktop'],
    ['Mozilla/4.08 [en] (Win98; I)', 'other, other'],
    ['jane-doe-555-0100/1.0 (x)', 'other, other'],
    ['__proto__/1 constructor', 'other, other'],
    [undefined, null],
  ])('%j family and device class: %j', async (userAgent, brief) => {
    expect((await briefHeaders(undefined, userAgent)).userAgent).toBe(brief);
  });

  it('whatever it says of itself, nothing else gets out', async () => {
    const property = fc.asyncProperty(fc.string({ maxLength: 200 }), async (userAgent) => {
      const { userAgent: brief } = await briefHeaders(undefined, userAgent);
      expect(brief === null || /^[A-Z][\w -]{1,40}, [a-z]+$|^other, [a-z]+$/.test(brief)).toBe(true);
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it.each(['Mozilla/5.0 (', '/ ', ' ', 'version/1.'])('a million of %j take little time', async (piece) => {
    const before = process.cpuUsage();
    await briefHeaders(undefined, piece.repeat(1_000_000));
    const { user, system } = process.cpuUsage(before);
    // In microseconds of the processor, so that a busy machine doesn't matter.
    expect(user + system).toBeLessThan(500_000);
  });
});
