/**
 * The editor's HTML as it is stored. The editor writes every ordinary space as `&nbsp;`, which would keep the
 * storefront's lines from breaking (a no-break space that was typed is the character itself and stays), and
 * writes an empty paragraph where there is no text.
 * @returns HTML, or an empty text where the editor shows nothing
 */
export function storedHtml(editorHtml: string): string {
  const html = editorHtml.replaceAll('&nbsp;', ' ');
  return /^(<p>(<br\s*\/?>|\s)*<\/p>)?$/.test(html) ? '' : html;
}
