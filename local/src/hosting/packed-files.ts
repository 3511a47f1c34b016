import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** A file's content, packed in both ways. */
interface PackedFile extends Record<Encoding, Buffer> {
  /** The MD5 of the plain content, in hexadecimal: what the engine tags it with. */
  md5: string;
}

/** The engine's response while it serves a file (superstatic, `Responder.handleFileStream`). */
type FileResponse = ServerResponse & { superstatic: { streamedFile: { file: string } } };

const TEXT = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']);

/** How hard production tries is not known: no harder than a CDN would on the way, so that no figure flatters. */
const BROTLI_QUALITY = 4;

const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);

/**
 * Packs the text files of a folder once.
 * @returns the packed files by their address, e.g. `/assets/a.js`
 */
export async function packFiles(folder: string): Promise<ReadonlyMap<string, PackedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  const packed = files.map(async (entry): Promise<[string, PackedFile]> => {
    const path = join(entry.parentPath, entry.name);
    return [`/${relative(folder, path).split(sep).join('/')}`, await pack(await readFile(path))];
  });
  return new Map(await Promise.all(packed));
}

async function pack(content: Buffer): Promise<PackedFile> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([packWithBrotli(content, { params }), packWithGzip(content)]);
  return { md5: createHash('md5').update(content).digest('hex'), br, gzip: gz };
}

/**
 * Makes what the engine calls before it streams a file: visitors who have it are told so, and others get it packed
 * as they ask. A file that changed since it was packed goes out plain.
 */
export function createFileSender(packed: ReadonlyMap<string, PackedFile>) {
  return (request: IncomingMessage, response: ServerResponse, sendPlain: () => void): void => {
    const md5 = String(response.getHeader('etag'));
    response.setHeader('etag', `"${md5}"`);
    const file = packed.get((response as FileResponse).superstatic.streamedFile.file);
    if (file) response.setHeader('vary', 'Accept-Encoding');
    if (response.statusCode === 200 && fresh(request.headers, response.getHeaders())) {
      for (const name of ['content-type', 'content-length']) response.removeHeader(name);
      response.writeHead(304).end();
      return;
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!file || file.md5 !== md5 || encoding === null) {
      sendPlain();
      return;
    }
    response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', file[encoding].length);
    response.end(file[encoding]);
  };
}
