import { BlockList, isIP } from 'node:net';
import { FASTLY } from './published-ranges.ts';

/** Stands for the CDN that Hosting runs on in a list of proxies. */
const HOSTING = 'hosting';

function add(block: BlockList, range: string): boolean {
  const [address = '', bits = ''] = range.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  if (version === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > longest) return false;
  block.addSubnet(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/**
 * Addresses by their ranges.
 * @param ranges in CIDR notation
 * @returns null where one cannot be read
 */
export function blockOf(ranges: readonly string[]): BlockList | null {
  const block = new BlockList();
  return ranges.every((range) => add(block, range)) ? block : null;
}

/**
 * The proxies whose word about their caller a deployment takes.
 * @param text ranges in CIDR notation, separated by commas; `hosting` stands for Hosting's CDN (docs/operate.md,
 *   "Whose address is counted"); may be empty
 * @returns null where one cannot be read
 */
export function parseTrustedProxies(text: string): BlockList | null {
  const named = text.split(',').map((range) => range.trim());
  return blockOf(named.filter(Boolean).flatMap((range) => (range === HOSTING ? FASTLY.ranges : range)));
}
