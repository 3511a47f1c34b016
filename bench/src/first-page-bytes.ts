import { brotliCompressSync } from 'node:zlib';
import type { Stack } from '../../local/src/stack.ts';
import { BROWSER_ENCODINGS } from './browser-encodings.ts';
import { PAGES } from './pages.ts';
import type { Figure } from './report.ts';
import { CACHE_SETTING } from './with-hosting.ts';

/** The most that each may be, in thousands of bytes. */
const TARGETS = { CSS: 12, fonts: 70 } as const;
/** What it was in November 2026: it may shrink. */
const SCRIPT_TARGETS = { home: 92.044, category: 91.384, product: 93.515 } as const;

/** Encodings of documents: what browsers ask for, and how large a document may then be. */
const DOCUMENTS = {
  brotli: { accepted: BROWSER_ENCODINGS, target: 17 },
  gzip: { accepted: 'gzip', target: null },
} as const;

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
 * How many bytes a document takes on the way.
 * @throws where it is not sent as a whole, with its length
 */
async function sentBytes(url: string, encoding: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer();
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  if (!response.ok || Number.isNaN(length)) throw new Error(`${url} came without a length`);
  return length;
}

/** The documents as they are sent, by the function itself and through Hosting. */
async function measureDocuments({ url, functions }: Stack, page: (typeof PAGES)[number]): Promise<Figure[]> {
  const places = { 'its function': functions.origins.pages ?? '', [`Hosting, ${CACHE_SETTING.off}`]: url };
  const figures: Figure[] = [];
  for (const [place, origin] of Object.entries(places)) {
    for (const [encoding, { accepted, target }] of Object.entries(DOCUMENTS)) {
      const value = (await sentBytes(origin + page.path, accepted)) / 1_000;
      const name = `${page.name} page: document as sent by ${place}, ${encoding}`;
      figures.push({ name, value, unit: 'KB', target });
    }
  }
  return figures;
}

/**
 * What a first visit of each page fetches, in thousands of bytes: the document as it is sent, files compressed as
 * Hosting compresses them (fonts as they are). Scripts are those that the page names: its entry and what it preloads.
 * Styles are part of the document and count there as well.
 */
export async function measureFirstPages(stack: Stack): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of PAGES) {
    const address = stack.url + page.path;
    const html = (await bytesOf(address)).toString('utf8');
    const fonts = await Promise.all([...addresses(html, 'woff2', address)].map(bytesOf));
    const sizes = {
      JavaScript: await compressedSize(addresses(html, 'js', address)),
      CSS: stylesSize(html),
      fonts: fonts.reduce((size, font) => size + font.length, 0),
    };
    figures.push(...(await measureDocuments(stack, page)));
    const targets = { JavaScript: SCRIPT_TARGETS[page.name], ...TARGETS };
    for (const [part, size] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
      const name = `${page.name} page: ${part}`;
      figures.push({ name, value: size / 1_000, unit: 'KB', target: targets[part] });
    }
  }
  return figures;
}
