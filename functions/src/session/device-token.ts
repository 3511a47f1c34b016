import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { accountEmail } from './account.ts';

/** How long a device is known after its last sign-in, in milliseconds: 180 days. */
export const KNOWN_MS = 180 * 24 * 60 * 60 * 1_000;

/** The claim of an account that says, in seconds since 1970, from when on its devices are known. */
export const DEVICES_SINCE = 'devicesSince';

/** A device that a user signed in from. */
export interface Device {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** When it signed in last, in whole seconds since 1970. */
  readonly signedInAt: number;
}

/** The device's id, the second of its sign-in, and the signature. */
const TOKEN = /^([0-9a-f]{32})\.(\d{1,12})\.([\w-]{43})$/;

const signature = (username: string, { id, signedInAt }: Device, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`device\n${accountEmail(username)}\n${id}\n${signedInAt}`)
    .digest();

/** A device that nobody has signed in from before, or the one that somebody just signed in from again. */
export function newlySignedIn(known: Device | null, now: number): Device {
  return { id: known?.id ?? randomBytes(16).toString('hex'), signedInAt: Math.floor(now / 1_000) };
}

/** What a device shows at its next sign-in. It names no user and opens nothing: the password is asked all the same. */
export function signDevice(username: string, device: Device, secret: string): string {
  return `${device.id}.${device.signedInAt}.${signature(username, device, secret).toString('base64url')}`;
}

/**
 * The device that shows a token.
 * @param now in milliseconds since 1970
 * @returns null where the token is not this shop's for this user, or is too old
 */
export function readDevice(username: string, token: string, secret: string, now: number): Device | null {
  const [, id = '', seconds = '', sent = ''] = TOKEN.exec(token) ?? [];
  if (sent === '') return null;
  const device = { id, signedInAt: Number(seconds) };
  const expected = signature(username, device, secret);
  const given = Buffer.from(sent, 'base64url');
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && device.signedInAt * 1_000 > now - KNOWN_MS ? device : null;
}
