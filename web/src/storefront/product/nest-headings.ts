const HEADING = /<(\/?)h([1-6])(?=[\s>])/gi;
const FIRST_LEVEL = 3;

/**
 * Moves the headings of a description below the heading that stands over it: the highest level that occurs
 * becomes h3, the next h4, and so on, so that a page has one outline.
 * @param html a description, made safe when it was saved
 */
export function nestHeadings(html: string): string {
  const used = [...new Set([...html.matchAll(HEADING)].map((match) => match[2]))].toSorted();
  return html.replace(HEADING, (_tag, slash: string, level: string) => {
    return `<${slash}h${Math.min(FIRST_LEVEL + used.indexOf(level), 6)}`;
  });
}
