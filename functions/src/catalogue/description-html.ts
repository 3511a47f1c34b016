import { EDITOR_LINK_PROTOCOLS } from '@rad-rewind/contract/limits';
import type { Attributes, IOptions, Tag } from 'sanitize-html';

const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/i, /^[a-z]+$/i];

/** Links that leave the shop open a tab and say that they may be paid for (docs/product.md, "Affiliate care"). */
function linkAttributes(tagName: string, { href }: Attributes): Tag {
  const attribs: Attributes = href === undefined ? {} : { href };
  if (/^https?:/i.test(href ?? '')) {
    attribs.target = '_blank';
    attribs.rel = 'sponsored nofollow noopener';
  }
  return { tagName, attribs };
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
