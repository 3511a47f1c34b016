import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link does; one for the one is none for the other. */
export type LinkPurpose = 'unsubscribe' | 'confirm';

/** A subscriber's id, a point, and the signature. */
export const LINK_TOKEN = /^[0-9a-f]{64}\.[\w-]{43}$/;

const signature = (purpose: LinkPurpose, id: string, key: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${id}`).digest();

/** The part of a link that names a subscriber and that nobody else can make. */
export function signLink(purpose: LinkPurpose, id: string, key: string): string {
  return `${id}.${signature(purpose, id, key).toString('base64url')}`;
}

/** The subscriber that a link names; null where its signature is not this shop's for this purpose. */
export function readLink(purpose: LinkPurpose, token: string, key: string): string | null {
  if (!LINK_TOKEN.test(token)) return null;
  const [id = '', sent = ''] = token.split('.');
  const expected = signature(purpose, id, key);
  const given = Buffer.from(sent, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
