import { isIP, isIPv4 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address as it stands in a header, without space around it; IPv4 within IPv6 as IPv4. */
export function plainAddress(text: string): string {
  const address = text.trim();
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}

/** The eight groups of an IPv6 address, each without leading zeros, a zone dropped. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::', 2);
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** What one household or server holds: an IPv4 address, or the /64 network that an IPv6 address lies in. */
export function countable(address: string): string {
  if (isIPv4(address)) return address;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : 'unknown';
}
