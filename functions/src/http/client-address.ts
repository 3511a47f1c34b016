import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP, isIPv4 } from 'node:net';
import { environment } from '../environment.ts';

/** Where a request came from, as its headers and its connection have it. */
export interface AddressTrail {
  /** `X-Forwarded-For`: who asked whom, each program on the way adding its caller at the end. */
  readonly forwardedFor: string | undefined;
  /** The other end of the connection. */
  readonly socketAddress: string | undefined;
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const plain = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address;

/** The eight groups of an IPv6 address, each without leading zeros, a zone dropped. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::', 2);
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** What one household or server holds: an IPv4 address, or the /64 network that an IPv6 address lies in. */
function countable(address: string): string {
  if (isIPv4(address)) return address;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : 'unknown';
}

/**
 * The address that limits count a visitor by. Everything in `X-Forwarded-For` but what trusted proxies added may
 * be made up, so it is read from its end: the first address that is no trusted proxy is the one that called the
 * shop. Who calls a function past Hosting is the last one, and counts as themselves whatever they send.
 * @param proxies whose word about their caller is taken
 * @returns an IPv4 address, the /64 network of an IPv6 address, or `unknown` for what is neither
 */
export function addressOf({ forwardedFor, socketAddress }: AddressTrail, proxies: BlockList): string {
  const trail = (forwardedFor || socketAddress || '').split(',').map((address) => plain(address.trim()));
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return countable(trail.findLast((address) => !isProxy(address)) ?? trail[0] ?? '');
}

/** As `addressOf`, of a request to a function. The answer is personal data: store or log no more than its hash. */
export function clientAddress(request: IncomingMessage): string {
  const header = request.headers['x-forwarded-for'];
  return addressOf(
    { forwardedFor: [header ?? ''].flat().join(','), socketAddress: request.socket.remoteAddress },
    environment().TRUSTED_PROXIES,
  );
}
