import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import type { CountedAddress } from '@rad-rewind/contract/status';
import { environment } from '../environment.ts';
import { kindOf } from './address-kind.ts';
import { countable, plainAddress } from './countable-address.ts';

/** Where a request came from, as its headers and its connection have it. */
export interface AddressTrail {
  /** `X-Forwarded-For`: who asked whom, each program on the way adding its caller at the end. */
  readonly forwardedFor: string | undefined;
  /** The other end of the connection. */
  readonly socketAddress: string | undefined;
}

const NOBODYS = new BlockList();

/**
 * Servers add some entries, at the end. A request can carry two thousand, and telling whose each is would take as long as
 * sending a hundred pages.
 */
const LONGEST_TRAIL = 20;

/**
 * Which entry of a trail is the caller's: the last that is no server on the way, the deployment's own, the CDN's or
 * Google's. Google's stand behind the CDN; one in front of it has called the CDN, as anybody may.
 * @returns -1 where all are servers
 */
function findCaller(addresses: readonly string[], proxies: BlockList): number {
  let isBehindCdn = false;
  return addresses.findLastIndex((address) => {
    isBehindCdn ||= kindOf(address, NOBODYS) === 'cdn';
    const kind = kindOf(address, proxies);
    const isServer = kind === 'proxy' || kind === 'cdn' || (kind === 'google' && !isBehindCdn);
    return !isServer;
  });
}

/**
 * Finds the address that limits count a visitor by. Anything in `X-Forwarded-For` but what servers on the way added
 * may be made up, so it is read from its end. The CDN and Google also serve others, who may make up what stands before
 * them: what is found behind them is a claim, and certain only where the deployment takes their word. Of a long header
 * the last 20 entries are looked at.
 * @param proxies whose word about their caller the deployment takes
 */
export function explainTrail(
  { forwardedFor, socketAddress }: AddressTrail,
  proxies: BlockList,
): CountedAddress {
  const addresses = (forwardedFor || socketAddress || '').split(',').slice(-LONGEST_TRAIL).map(plainAddress);
  const caller = findCaller(addresses, proxies);
  const counted = Math.max(0, caller);
  const entries = addresses.map((address, index) => ({
    address,
    kind: kindOf(address, proxies),
    isSkipped: index > counted,
  }));
  const { address = '', kind = 'unknown' } = entries[counted] ?? {};
  // Only in front of the CDN is one of Google's addresses found to be a caller's.
  const verdict = caller !== -1 && kind === 'google' ? 'visitor' : kind;
  const isTrusted = entries.every((entry) => !entry.isSkipped || entry.kind === 'proxy');
  return {
    header: forwardedFor || null,
    entries,
    address: countable(address),
    verdict,
    isCertain: isTrusted && (verdict === 'visitor' || verdict === 'proxy'),
  };
}

/** Which address a request is counted by, and why. */
export function explainClientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>): CountedAddress {
  const header = request.headers['x-forwarded-for'];
  const forwardedFor = header === undefined ? undefined : [header].flat().join(',');
  return explainTrail(
    { forwardedFor, socketAddress: request.socket.remoteAddress },
    environment().TRUSTED_PROXIES,
  );
}

/** The address that a request is counted by. Personal data: store or log no more than its keyed hash. */
export const clientAddress = (request: IncomingMessage): string => explainClientAddress(request).address;
