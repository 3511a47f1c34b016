import { type BlockList, isIP, isIPv4 } from 'node:net';
import type { AddressKind } from '@rad-rewind/contract/status';
import { FASTLY, GOOGLE } from './published-ranges.ts';
import { blockOf } from './trusted-proxies.ts';

/** Networks that are not public (RFC 1918, 3927, 4193). */
const PRIVATE = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '0.0.0.0/8',
  '::/127',
  'fc00::/7',
  'fe80::/10',
];

const KNOWN: readonly (readonly [AddressKind, BlockList | null])[] = [
  ['cdn', blockOf(FASTLY.ranges)],
  ['google', blockOf(GOOGLE.ranges)],
  ['private', blockOf(PRIVATE)],
];

const isIn = (block: BlockList | null, address: string): boolean =>
  block?.check(address, isIPv4(address) ? 'ipv4' : 'ipv6') === true;

/**
 * Whose an address is.
 * @param address as it stands in a header
 * @param proxies those that the deployment names
 */
export function kindOf(address: string, proxies: BlockList): AddressKind {
  if (isIP(address) === 0) return 'unknown';
  if (isIn(proxies, address)) return 'proxy';
  return KNOWN.find(([, block]) => isIn(block, address))?.[0] ?? 'visitor';
}
