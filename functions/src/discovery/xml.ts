const ENTITY: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 cannot hold, not even escaped (XML 1.0, 2.2 "Characters"). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as it may stand in an element or in an attribute in double quotes; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (character) => ENTITY[character] ?? '');
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
