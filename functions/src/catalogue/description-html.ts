import { EDITOR_LINK_PROTOCOLS } from '@rad-rewind/contract/limits';
import type { Attributes, IOptions, Tag } from 'sanitize-html';

const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/i, /^[a-z]+$/i];

/** Stands for the shop, whatever its address is. */
const SHOP = 'https://shop.invalid';

/** Where a link leads as a browser reads it (URL standard): white space and control characters hide nothing. */
function destination(href: string): { readonly href: string; readonly leaves: boolean } | null {
  if (URL.canParse(href)) {
    const { protocol, href: address } = new URL(href);
    return { href: address, leaves: protocol === 'https:' || protocol === 'http:' };
  }
  if (!URL.canParse(href, SHOP)) return null;
  const { origin, href: address } = new URL(href, SHOP);
  // Two slashes, or backslashes, name another site without saying how it is reached.
  return origin === SHOP ? { href: address.slice(SHOP.length), leaves: false } : null;
}

const OUTWARD = { target: '_blank', rel: 'sponsored nofollow noopener' } as const;

/** Links that leave the shop open a tab and say that they may be paid for (docs/product.md, "Affiliate care"). */
function linkAttributes(tagName: string, { href }: Attributes): Tag {
  const link = href === undefined ? null : destination(href);
  if (link === null) return { tagName, attribs: {} };
  return { tagName, attribs: { href: link.href, ...(link.leaves && OUTWARD) } };
}

/** A link as `sanitiseDescription` writes one that it takes to stay within the shop. */
const UNMARKED_LINK = /<a href="([^"]*)">/g;

/**
 * Marks the outward links of a stored description that were kept unmarked, since they were written so that older
 * versions took them for others. Saving the product stores them marked.
 */
export function markOutwardLinks(stored: string): string {
  return stored.replace(UNMARKED_LINK, (link, href: string) =>
    destination(href)?.leaves ? `<a href="${href}" target="${OUTWARD.target}" rel="${OUTWARD.rel}">` : link,
  );
}

/** What the editor's toolbar can make, as Quill writes it, and nothing else. */
const ALLOWED: IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'p', 'br', 'strong', 'em', 'u', 's', 'a', 'span'],
    ...['ol', 'ul', 'li', 'blockquote', 'pre', 'code', 'div'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    li: [{ name: 'data-list', values: ['ordered', 'bullet'] }],
    '*': ['style'],
  },
  allowedClasses: {
    li: [/^ql-indent-[1-8]$/],
    span: ['ql-ui'],
    div: ['ql-code-block-container', 'ql-code-block'],
  },
  allowedStyles: { '*': { color: COLOUR, 'background-color': COLOUR } },
  allowedSchemes: [...EDITOR_LINK_PROTOCOLS],
  allowProtocolRelative: false,
  transformTags: { a: linkAttributes, b: 'strong', i: 'em', strike: 's', del: 's' },
};

/**
 * Makes a description safe to put into a page: markup that the editor's toolbar cannot make is dropped, its text
 * stays, what scripts and styles hold is dropped with them.
 * @param html as an admin's browser sent it, null for none
 * @returns safe HTML, null where nothing is left
 */
export async function sanitiseDescription(html: string | null): Promise<string | null> {
  if (html === null) return null;
  // Only a save needs it, and it is heavy.
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html, ALLOWED).trim() || null;
}
