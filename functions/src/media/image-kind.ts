/** The kinds of pictures that are taken in and given out. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

export const CONTENT_TYPE: Readonly<Record<ImageKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

export const EXTENSION: Readonly<Record<ImageKind, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
};

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
/** More brands than a file type box of a real picture has. */
const MAX_BRANDS = 32;
const MAX_TYPE_BOX = 16 + 4 * MAX_BRANDS;

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);
const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** The brands of an ISO base media file (ISO/IEC 14496-12, "File type box"); the major one is the first. */
function brands(bytes: Buffer): string[] {
  if (bytes.length < 16 || text(bytes, 4, 8) !== 'ftyp') return [];
  const size = bytes.readUInt32BE(0);
  // Letters in place of a size: a text that only says `ftyp` behind its first four.
  if (size > MAX_TYPE_BOX) return [];
  const end = Math.min(size, bytes.length);
  const found = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(text(bytes, at, at + 4));
  return found;
}

/**
 * What a file is by its first bytes, whatever its name or sender says.
 * @returns null for everything that is none of the five kinds, SVG among it
 */
export function imageKindOf(bytes: Buffer): ImageKind | null {
  if (startsWith(bytes, JPEG_START)) return 'jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6))) return 'gif';
  return brands(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
}
