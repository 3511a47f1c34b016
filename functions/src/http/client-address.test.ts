import { describe, expect, it } from 'vitest';
import { explainTrail } from './client-address.ts';
import { FASTLY, GOOGLE } from './published-ranges.ts';
import { blockOf, parseTrustedProxies } from './trusted-proxies.ts';

const EDGE = '151.101.1.2';
const GOOGLE_FRONT = '35.191.8.1';
const VISITOR = '203.0.113.9';

function proxies(text = '') {
  const parsed = parseTrustedProxies(text);
  if (parsed === null) throw new Error(`${text} cannot be read`);
  return parsed;
}

const explain = (forwardedFor: string | undefined, trusted = '', socketAddress = '169.254.1.1') =>
  explainTrail({ forwardedFor, socketAddress }, proxies(trusted));
const from = (forwardedFor: string | undefined) => explain(forwardedFor).address;

describe('the address of a visitor', () => {
  it.each([
    ['behind Hosting', `${VISITOR}, ${EDGE}`, VISITOR],
    ['behind two servers of Hosting', `${VISITOR}, 157.52.80.1, ${EDGE}`, VISITOR],
    ['with a Google address after it', `${VISITOR}, ${GOOGLE_FRONT}`, VISITOR],
    ['behind the CDN and Google', `${VISITOR}, ${EDGE}, 2607:f8b0::1`, VISITOR],
    ['who calls a function past Hosting', VISITOR, VISITOR],
    ['who rents a server of Google', `34.120.1.1, ${EDGE}, ${GOOGLE_FRONT}`, '34.120.1.1'],
    ['in IPv6, by the network', '2001:DB8:0:7:1:2:3:4, 2a04:4e42::1', '2001:db8:0:7::/64'],
    ['in IPv6, written short', `2001:db8::1, ${EDGE}`, '2001:db8:0:0::/64'],
    ['in IPv4 within IPv6', `::ffff:${VISITOR}`, VISITOR],
    ['of whom nothing is known', '', '169.254.1.1'],
    ['who is an edge itself', EDGE, EDGE],
  ])('%s', (_who, forwardedFor, expected) => {
    expect(from(forwardedFor)).toBe(expected);
  });

  it.each([
    ['one address', `1.2.3.4, ${VISITOR}, ${EDGE}`],
    ['many', `1.2.3.4, 5.6.7.8, 9.9.9.9, ${VISITOR}, ${EDGE}`],
    ['an edge, past Hosting', `1.2.3.4, ${EDGE}, ${VISITOR}`],
    ['nonsense', `", <script>, ${VISITOR}, ${EDGE}`],
    ['loopback', `127.0.0.1, ${VISITOR}, ${EDGE}`],
    ['a server of Google', `34.120.1.1, ${VISITOR}, ${EDGE}`],
  ])('cannot be made up by sending %s', (_what, forwardedFor) => {
    expect(from(forwardedFor)).toBe(VISITOR);
  });

  it('is told by the last entries, however many a request sends before them', () => {
    const flood = Array.from({ length: 2_000 }, () => '1.1.1.1');
    const { address, entries } = explain([...flood, VISITOR, EDGE].join());
    expect(address).toBe(VISITOR);
    expect(entries).toHaveLength(20);
    expect(explain(flood.map(() => EDGE).join())).toMatchObject({ verdict: 'cdn', isCertain: false });
  });

  it('that is none is nobody in particular', () => {
    expect(from(`nonsense, ${EDGE}`)).toBe('unknown');
    expect(from('x'.repeat(10_000))).toBe('unknown');
  });

  it('is found behind proxies that the deployment names', () => {
    const trail = `${VISITOR}, 10.1.2.3`;
    expect(explain(trail, '10.0.0.0/8, ::1/128').address).toBe(VISITOR);
    expect(explain(trail).address).toBe('10.1.2.3');
  });
});

describe('whose an address is, and whether that is certain', () => {
  it.each([
    ['the last one, added by Google', VISITOR, '', 'visitor', true],
    [
      'one behind the CDN, whoever rents a service there may send it',
      `${VISITOR}, ${EDGE}`,
      '',
      'visitor',
      false,
    ],
    ['one behind Google', `${VISITOR}, ${GOOGLE_FRONT}`, '', 'visitor', false],
    [
      'one behind a CDN that the deployment trusts',
      `${VISITOR}, ${EDGE}, ${GOOGLE_FRONT}`,
      'hosting,35.191.0.0/16',
      'visitor',
      true,
    ],
    [
      'one behind a proxy of its own and the CDN',
      `${VISITOR}, ${EDGE}, 10.0.0.4`,
      '10.0.0.0/8',
      'visitor',
      false,
    ],
    ['one behind a proxy of its own', `${VISITOR}, 10.0.0.4`, '10.0.0.0/8', 'visitor', true],
    ["the CDN's in the place of the visitor's", EDGE, '', 'cdn', false],
    ["the CDN's and Google's alone", `${EDGE}, ${GOOGLE_FRONT}`, '', 'cdn', false],
    ["Google's", '34.120.1.1', '', 'google', false],
    ['a rented one of Google, which called the CDN', `34.120.1.1, ${EDGE}`, '', 'visitor', false],
    [
      'the same, where the deployment trusts the CDN',
      `6.6.6.6, 34.120.1.1, ${EDGE}`,
      'hosting',
      'visitor',
      true,
    ],
    ['a private one', '10.0.0.4', '', 'private', false],
    ['a private one behind the CDN', `192.168.1.1, ${EDGE}`, '', 'private', false],
    ['nonsense', 'nonsense', '', 'unknown', false],
    ["one's own machine", '127.0.0.1, ::1', '127.0.0.1/32,::1/128', 'proxy', true],
    ['nothing at all', undefined, '', 'private', false],
  ])('%s', (_what, forwardedFor, trusted, verdict, isCertain) => {
    expect(explain(forwardedFor, trusted)).toMatchObject({ verdict, isCertain });
  });

  it('is told entry by entry', () => {
    const header = `6.6.6.6, ${VISITOR}, ${EDGE},${GOOGLE_FRONT}`;
    expect(explain(header)).toEqual({
      header,
      entries: [
        { address: '6.6.6.6', kind: 'visitor', isSkipped: false },
        { address: VISITOR, kind: 'visitor', isSkipped: false },
        { address: EDGE, kind: 'cdn', isSkipped: true },
        { address: GOOGLE_FRONT, kind: 'google', isSkipped: true },
      ],
      address: VISITOR,
      verdict: 'visitor',
      isCertain: false,
    });
    expect(explain(undefined)).toMatchObject({
      header: null,
      entries: [{ address: '169.254.1.1', kind: 'private', isSkipped: false }],
    });
  });
});

describe('the proxies of a deployment', () => {
  it.each(['10.0.0.0', '10.0.0.0/33', 'example.com/8', '::1/129', '10.0.0.0/', 'Hosting'])(
    'are refused where one cannot be read: %s',
    (text) => {
      expect(parseTrustedProxies(text)).toBeNull();
    },
  );

  it('published by others can all be read', () => {
    for (const { ranges } of [FASTLY, GOOGLE]) {
      expect(blockOf(ranges)).not.toBeNull();
      expect(new Set(ranges).size).toBe(ranges.length);
    }
  });
});
