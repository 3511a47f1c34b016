import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

/** Forms in which a text is sent, the smallest first: brotli (RFC 7932), gzip (RFC 1952), as it is. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The form in which whoever asks wants a text: by their `Accept-Encoding` (RFC 9110, 12.5.3), of what they want equally
 * the smallest. Who refuses every form gets the text as it is.
 */
export function acceptedEncoding(headers: IncomingHttpHeaders): Encoding {
  return new Negotiator({ headers }).encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';
}
