import { AMAZON_MARKETPLACES } from './limits.ts';

/** The affiliate partner that a buy button leads to. */
export const PARTNERS = ['amazon', 'ebay', 'other'] as const;
export type Partner = (typeof PARTNERS)[number];

/** Amazon's shops, those without the Creators API included, and its short links. */
const AMAZON_DOMAINS: readonly string[] = [
  ...AMAZON_MARKETPLACES.map((host) => host.replace(/^www\./, '')),
  ...['amazon.cn', 'amazon.co.za'],
  ...['a.co', 'amzn.asia', 'amzn.com', 'amzn.eu', 'amzn.in', 'amzn.to'],
];

/** eBay's marketplaces and its short links. */
const EBAY_DOMAINS: readonly string[] = [
  ...['ebay.com', 'ebay.at', 'ebay.be', 'ebay.ca', 'ebay.ch', 'ebay.co.uk', 'ebay.com.au', 'ebay.com.hk'],
  ...['ebay.com.my', 'ebay.com.sg', 'ebay.de', 'ebay.es', 'ebay.fr', 'ebay.ie', 'ebay.it', 'ebay.nl'],
  ...['ebay.ph', 'ebay.pl', 'ebay.us'],
];

/** The host that a browser would ask, in small letters; empty for what is no address. */
function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/\.$/, '') : '';
}

function isWithin(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/**
 * Whom a link leads to, told by its host alone (docs/product.md, "Affiliate care"): a domain that is not on the
 * partner's list is somebody else's, however alike it looks.
 * @param link an absolute http(s) address
 * @returns the partner, and its name as visitors know it: the host itself for partners without one
 */
export function partnerOf(link: string): { partner: Partner; partnerName: string } {
  const host = hostOf(link);
  if (isWithin(host, AMAZON_DOMAINS)) return { partner: 'amazon', partnerName: 'Amazon' };
  if (isWithin(host, EBAY_DOMAINS)) return { partner: 'ebay', partnerName: 'eBay' };
  return { partner: 'other', partnerName: host.replace(/^www\./, '') || 'our affiliate partner' };
}
