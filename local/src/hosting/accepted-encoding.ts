/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator';

/** How a body is packed on its way; the plain one bears no name. */
export type Encoding = 'br' | 'gzip';

const KNOWN = ['br', 'gzip', 'identity'] as const;

/**
 * The packing that a visitor wants most, of what they want equally the smallest (RFC 9110, section 12.5.3). It parts
 * all visitors into three groups, who share what a cache keeps.
 * @param header the visitor's `Accept-Encoding`
 * @returns null where a plain body is wanted, or nothing that is known
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const headers = { 'accept-encoding': String(header ?? '') };
  const wanted = new Negotiator({ headers }).encoding(KNOWN, { preferred: KNOWN });
  return wanted === undefined || wanted === 'identity' ? null : wanted;
}
