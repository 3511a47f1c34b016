import { brotliCompressSync } from 'node:zlib';
import { PAGES } from './pages.ts';
import type { Figure } from './report.ts';

const TARGETS = { JavaScript: 100, CSS: 12, fonts: 70, document: 25 } as const;

async function bytesOf(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function compressedSize(urls: Iterable<string>): Promise<number> {
  const files = await Promise.all([...urls].map(bytesOf));
  return files.reduce((size, file) => size + brotliCompressSync(file).length, 0);
}

/** The addresses of built files with an extension that a page names, each once. */
function addresses(html: string, extension: string, page: string): Set<string> {
  const found = html.matchAll(new RegExp(`/assets/[\\w.-]+\\.${extension}\\b`, 'g'));
  return new Set([...found].map(([path]) => new URL(path, page).href));
}

/** The styles that a page brings along, compressed by themselves. */
function stylesSize(html: string): number {
  const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  return brotliCompressSync(sheets.join('')).length;
}

/**
 * What a first visit of each page fetches, compressed as Hosting compresses it (fonts as they are), in thousands
 * of bytes. Scripts are those that the page names: its entry and what it preloads. Styles are part of the document and
 * count there as well.
 * @param origin of a running stack with the sample catalogue
 */
export async function measureFirstPages(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of PAGES) {
    const page = origin + path;
    const html = (await bytesOf(page)).toString('utf8');
    const fonts = await Promise.all([...addresses(html, 'woff2', page)].map(bytesOf));
    const sizes = {
      document: brotliCompressSync(html).length,
      JavaScript: await compressedSize(addresses(html, 'js', page)),
      CSS: stylesSize(html),
      fonts: fonts.reduce((size, font) => size + font.length, 0),
    };
    for (const [part, size] of Object.entries(sizes) as [keyof typeof TARGETS, number][]) {
      figures.push({ name: `${name} page: ${part}`, value: size / 1_000, unit: 'KB', target: TARGETS[part] });
    }
  }
  return figures;
}
