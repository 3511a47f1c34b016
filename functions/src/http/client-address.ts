import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { AddressKind, CountedAddress } from '@rad-rewind/contract/status';
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

/** Servers that are on the way through Hosting, whether the deployment trusts them or not. */
const ON_THE_WAY: ReadonlySet<AddressKind> = new Set<AddressKind>(['proxy', 'cdn', 'google']);

/**
 * Finds the address that limits count a visitor by. Anything in `X-Forwarded-For` but what servers on the way added
 * may be made up, so it is read from its end: the first address that is none of theirs is the caller's. The CDN and
 * Google also serve others, who may make up what stands before them: what is found behind them is a claim, and
 * certain only where the deployment takes their word.
 * @param proxies whose word about their caller the deployment takes
 */
export function explainTrail(
  { forwardedFor, socketAddress }: AddressTrail,
  proxies: BlockList,
): CountedAddress {
  const known = (forwardedFor || socketAddress || '')
    .split(',')
    .map(plainAddress)
    .map((address) => ({ address, kind: kindOf(address, proxies) }));
  const counted = Math.max(
    0,
    known.findLastIndex(({ kind }) => !ON_THE_WAY.has(kind)),
  );
  const entries = known.map((entry, index) => ({ ...entry, isSkipped: index > counted }));
  const { address, kind: verdict } = known[counted] ?? { address: '', kind: 'unknown' as const };
  const isTrusted = entries.every(({ kind, isSkipped }) => !isSkipped || kind === 'proxy');
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
