import { isIPv6 } from 'node:net';

/** What must not stay in a log, and what stands in its place. */
const SECRETS: readonly (readonly [pattern: RegExp, mask: string])[] = [
  [/\bBearer\s+[^\s"',;]+/gi, 'Bearer [secret]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)+/g, '[secret]'],
  [
    /\b(__session|[\w-]{0,40}(?:password|passwd|secret|token|api_?key|key|signature|sig))(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    '$1$2[secret]',
  ],
  [/[\w.!#$%&'*+?^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[address]'],
];

const MAYBE_IPV6 = /(?<![\w:.])[0-9a-f:.]{2,45}(?![\w:])/gi;

/** Longest text of one field of a log line, in characters. */
const TEXT_LENGTH = 4_000;

/** A text without secrets, e-mail addresses and network addresses, fit for a log. */
export function scrub(text: string): string {
  const short = text.slice(0, TEXT_LENGTH);
  const withoutIpv6 = short.replace(MAYBE_IPV6, (found) => (isIPv6(found) ? '[address]' : found));
  return SECRETS.reduce((clean, [pattern, mask]) => clean.replace(pattern, mask), withoutIpv6);
}
