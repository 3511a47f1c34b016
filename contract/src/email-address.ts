import { TEXT_LIMITS } from './limits.ts';

/** What mail services give out: atoms joined by single dots, in ASCII (RFC 5321, 4.1.2, "Dot-string"). */
const LOCAL_PART = /^[\w'+-]+(?:\.[\w'+-]+)*$/;
const LOCAL_PART_MAX = 64;
/** RFC 1035, 2.3.4; in ASCII, as an internationalised one is written for mail servers. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
/** Letters, marks and digits of any script: nothing that would end the host in an address. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A domain in ASCII and lower case (UTS #46, as the URL standard asks for); null where it can't be one. */
function asciiDomain(domain: string): string | null {
  const address = `http://${domain}`;
  if (!DOMAIN.test(domain) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const labels = hostname.split('.');
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isDomain && TOP_LEVEL.test(labels.at(-1) ?? '') ? hostname : null;
}

/**
 * An e-mail address as it is stored: the domain in ASCII, so that two spellings of one domain are one address.
 * @returns null for what is no address that mail can be sent to
 */
export function readEmailAddress(text: string): string | null {
  if (text.length > TEXT_LIMITS.email) return null;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (local.length > LOCAL_PART_MAX || !LOCAL_PART.test(local)) return null;
  const domain = asciiDomain(text.slice(at + 1));
  const address = `${local}@${domain}`;
  return domain === null || address.length > TEXT_LIMITS.email ? null : address;
}
