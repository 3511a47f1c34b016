import { describe, expect, it } from 'vitest';
import { addressOf } from './client-address.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

const EDGE = '151.101.1.2';
const VISITOR = '203.0.113.9';

function proxies(text = '') {
  const parsed = parseTrustedProxies(text);
  if (parsed === null) throw new Error(`${text} cannot be read`);
  return parsed;
}

const from = (forwardedFor: string | undefined, socketAddress = '169.254.1.1') =>
  addressOf({ forwardedFor, socketAddress }, proxies());

describe('the address of a visitor', () => {
  it.each([
    ['behind Hosting', `${VISITOR}, ${EDGE}`, VISITOR],
    ['behind two servers of Hosting', `${VISITOR}, 157.52.80.1, ${EDGE}`, VISITOR],
    ['who calls a function past Hosting', VISITOR, VISITOR],
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
  ])('cannot be made up by sending %s', (_what, forwardedFor) => {
    expect(from(forwardedFor)).toBe(VISITOR);
  });

  it('that is none is nobody in particular', () => {
    expect(from(`nonsense, ${EDGE}`)).toBe('unknown');
    expect(from('x'.repeat(10_000))).toBe('unknown');
  });

  it('is found behind proxies that the deployment names', () => {
    const trail = { forwardedFor: `${VISITOR}, 10.1.2.3`, socketAddress: undefined };
    expect(addressOf(trail, proxies('10.0.0.0/8, ::1/128'))).toBe(VISITOR);
    expect(addressOf(trail, proxies())).toBe('10.1.2.3');
  });
});

describe('the proxies of a deployment', () => {
  it.each(['10.0.0.0', '10.0.0.0/33', 'example.com/8', '::1/129', '10.0.0.0/'])(
    'are refused where one cannot be read: %s',
    (text) => {
      expect(parseTrustedProxies(text)).toBeNull();
    },
  );
});
