/** The affiliate partner that a buy button leads to. */
export const PARTNERS = ['amazon', 'ebay', 'other'] as const;
export type Partner = (typeof PARTNERS)[number];

const AMAZON_HOST = /^(?:[a-z0-9-]+\.)*(?:amazon(?:\.com|\.co|\.com?\.[a-z]{2}|\.[a-z]{2})|amzn\.to|a\.co)$/;
const EBAY_HOST = /^(?:[a-z0-9-]+\.)*(?:ebay(?:\.com|\.com?\.[a-z]{2}|\.[a-z]{2})|ebay\.us)$/;

/**
 * Whom a link leads to, told by its host (docs/product.md, "Affiliate care").
 * @param link an absolute http(s) address
 * @returns the partner, and its name as visitors know it: the host itself for partners without one
 */
export function partnerOf(link: string): { partner: Partner; partnerName: string } {
  const host = URL.canParse(link) ? new URL(link).hostname.toLowerCase() : '';
  if (AMAZON_HOST.test(host)) return { partner: 'amazon', partnerName: 'Amazon' };
  if (EBAY_HOST.test(host)) return { partner: 'ebay', partnerName: 'eBay' };
  return { partner: 'other', partnerName: host.replace(/^www\./, '') || 'our affiliate partner' };
}
