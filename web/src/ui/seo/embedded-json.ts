/** JSON that can stand inside a script element, whatever texts it holds: no `<` is left to end the element. */
export function toEmbeddedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
