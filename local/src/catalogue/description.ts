import { readFileSync } from 'node:fs';

const FOLDER = new URL('./descriptions/', import.meta.url);

/**
 * Reads a sample product's description. The file has one block per line for people; the editor writes none of
 * those line breaks, so they go, except inside code blocks.
 * @param key base name of the file
 * @returns HTML as the description editor saves it
 */
export function readDescription(key: string): string {
  const html = readFileSync(new URL(`${key}.html`, FOLDER), 'utf8');
  return html
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre>') ? part : part.replace(/>\s*\n\s*</g, '><').trim()))
    .join('');
}
