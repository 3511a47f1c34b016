import { discoveryPath, pagePath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { SHARE_IMAGE_SIZE, shareImagePath } from '@rad-rewind/contract/share-image';
import { htmlToText, truncate } from '@rad-rewind/contract/text';
import { escapeXml, XML_DECLARATION } from './xml.ts';

/** How many new arrivals the feed names, the newest first. */
export const FEED_ENTRIES = 30;
const SUMMARY_LENGTH = 300;
/** A feed without entries has been like that for ever. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Stays with a product whatever becomes of its name and address (RFC 4151). */
function permanentId({ id, createdAt }: Product, origin: string): string {
  return `tag:${new URL(origin).hostname},${createdAt.slice(0, 10)}:product-${id}`;
}

function summaryOf({ seoDescription, description }: Product): string {
  return seoDescription?.trim() || truncate(htmlToText(description ?? ''), SUMMARY_LENGTH);
}

/** The product's share image, which holds no partner's picture and no price, and its description. */
function contentOf(product: Product, origin: string): string {
  const { width, height } = SHARE_IMAGE_SIZE;
  const image = `<p><img src="${origin}${shareImagePath(product)}" width="${width}" height="${height}" alt="${escapeXml(product.name)}"></p>`;
  return image + (product.description ?? '');
}

function entry(product: Product, origin: string): string {
  const tags = product.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`);
  return `<entry>
<id>${escapeXml(permanentId(product, origin))}</id>
<title>${escapeXml(product.name)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(origin + pagePath.product(product.slug))}"/>
<published>${product.newArrivalDate ?? product.createdAt}</published>
<updated>${product.updatedAt}</updated>
${tags.join('')}<summary>${escapeXml(summaryOf(product))}</summary>
<content type="html">${escapeXml(contentOf(product, origin))}</content>
</entry>
`;
}

/**
 * The feed of new arrivals, Atom 1.0 (RFC 4287).
 * @param products the newest arrival first
 * @param origin scheme and host of the shop
 */
export function feedXml(products: readonly Product[], origin: string): string {
  const updated = products.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), NEVER);
  return `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeXml(`${origin}${discoveryPath.feed}`)}</id>
<title>New arrivals at Rad Rewind</title>
<subtitle>Hand-picked 90s collectibles. Links from the shop to its partners are paid links.</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + discoveryPath.feed)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + pagePath.newArrivals)}"/>
<icon>${escapeXml(origin)}/icons/icon-192.png</icon>
<author><name>Rad Rewind</name></author>
<updated>${updated}</updated>
${products.map((product) => entry(product, origin)).join('')}</feed>
`;
}
