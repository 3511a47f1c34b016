import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { canBePublicName, isPublicAddress } from './public-address.ts';
import type { StandIns } from './stand-ins.ts';

/** The place a request goes to: `url` as it was asked for, `target` where the connection is really made. */
export interface Destination {
  readonly url: URL;
  readonly target: URL;
  /** Whether a stand-in of this machine answers, in which case the address is not checked. */
  readonly standIn: boolean;
}

/** `URL` has already turned every notation of a number (decimal, octal, hexadecimal, short) into the usual one. */
function isPrivate({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? !canBePublicName(host) : !isPublicAddress(host);
}

/**
 * Decides whether an address may be asked at all. Names are checked once more when they are resolved.
 * @param admits the caller's own rule, on top of those for everybody
 * @throws OutboundError `refused`
 */
export function toDestination(
  address: string,
  admits: (url: URL) => boolean,
  standIns: StandIns,
): Destination {
  if (!URL.canParse(address)) throw new OutboundError('refused', 'not an absolute address');
  const url = new URL(address);
  const refuse = (reason: string) => new OutboundError('refused', `${url.host}: ${reason}`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refuse('neither https nor http');
  if (url.username !== '' || url.password !== '') throw refuse('an address with a user name');
  if (!admits(url)) throw refuse('not among the admitted addresses');
  const place = standIns.get(url.origin);
  // Joined as text: resolved against the place, a path such as //other.example would lead elsewhere.
  if (place !== undefined) return { url, target: new URL(place + url.pathname + url.search), standIn: true };
  if (url.port !== '') throw refuse('a port of its own');
  if (isPrivate(url)) throw refuse('no public address');
  return { url, target: url, standIn: false };
}
