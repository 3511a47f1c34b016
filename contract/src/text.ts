/**
 * Turns a name into a slug (docs/product.md, "Slug generation"): lower case, every run of other characters one
 * hyphen, none at the ends. Letters with marks lose them first, so that "Café" gives "cafe".
 * @returns a string that is empty or passes `slugSchema`
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The first `length` characters (code points, so no emoji is halved), with nothing added. */
export function firstCharacters(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}

/**
 * A text cut to `length` characters with an ellipsis (three dots) behind, or the whole text where it is short
 * enough. The ellipsis is not counted.
 */
export function truncate(text: string, length: number): string {
  const cut = firstCharacters(text, length);
  return cut === text ? text : `${cut.trimEnd()}...`;
}

const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decodeEntity(entity: string, body: string): string {
  const named = NAMED_ENTITIES[body.toLowerCase()];
  if (named !== undefined) return named;
  if (!body.startsWith('#')) return entity;
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/**
 * The readable text of an HTML fragment, for search-result texts and previews: tags dropped, the common
 * entities decoded, white space folded. The result is text, never markup: escape it before it goes into a page.
 */
export function htmlToText(html: string): string {
  return (
    html
      // Each pattern ends at the next bracket or the text's end, so the time grows no faster than the text.
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\b[^<>]*>|$)/gi, ' ')
      .replace(/<\/?(?:p|h[1-6]|li|ul|ol|br|blockquote|pre|div)\b[^<>]*>/gi, ' ')
      .replace(/<[^<>]*>/g, '')
      .replace(/&(#?\w+);/g, decodeEntity)
      .replace(/\s+/g, ' ')
      .trim()
  );
}
