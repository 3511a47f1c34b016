import { BlockList, isIPv4, isIPv6 } from 'node:net';

/*
 * Which addresses are on the open internet: IANA's registries of special-purpose addresses (RFC 6890 and its
 * followers), everything "not globally reachable", and what wraps such an address in another one.
 */

const NOT_PUBLIC_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT, some clouds' metadata
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, the metadata services
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
  ['168.63.129.16', 32], // a public number that a cloud answers inside
];

/** Only these are given out to the internet; loopback, mapped, NAT64, unique-local and link-local lie outside. */
const GLOBAL_UNICAST_V6 = ['2000::', 3] as const;

const NOT_PUBLIC_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // Teredo and other protocol assignments
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 carries any IPv4 address
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const notPublic = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_V4) notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_PUBLIC_V6) notPublic.addSubnet(net, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet(...GLOBAL_UNICAST_V6, 'ipv6');

/**
 * Whether an address is one of the open internet.
 * @param address IPv4 in dotted decimal or IPv6, as a resolver or `URL` gives it; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  // A zone, as in fe80::1%eth0, names an interface of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Top-level names that are no one's on the internet (RFC 6761, 6762, 8375; ICANN for `internal`; RFC 6762, appendix G). */
const NOT_PUBLIC_TOP = new Set([
  ...['localhost', 'local', 'localdomain', 'internal', 'intranet', 'private', 'corp', 'home', 'lan'],
  ...['arpa', 'onion', 'invalid', 'test'],
]);

/**
 * Whether a host's name can be one of the open internet, for all that its text tells: what it resolves to is another
 * question.
 * @param name in lower case, as `URL` gives it
 */
export function canBePublicName(name: string): boolean {
  const labels = name.replace(/\.$/, '').split('.');
  return labels.length > 1 && !NOT_PUBLIC_TOP.has(labels.at(-1) ?? '');
}
