import { createHash } from 'node:crypto';
import { UPLOADS_PATH } from '@rad-rewind/contract/image';
import type { CleanImage } from './clean-image.ts';
import { EXTENSION } from './image-kind.ts';

/** A file's name: no folder, no control or quoting character, an extension of a picture. */
const NAME = /^[\p{L}\p{N}_][\p{L}\p{N} ._()+,@~&'!=-]{0,190}\.(?:jpe?g|png|webp|gif|avif)$/iu;

/** Whether a text can be the name of a picture under `/uploads/`. */
export function isImageName(name: string): boolean {
  return NAME.test(name);
}

/** The name that a picture has by its content: the same picture always has the same one. */
export function contentName({ bytes, kind }: CleanImage): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `${hash.slice(0, 32)}.${EXTENSION[kind]}`;
}

/** A picture's path on this site. */
export function uploadPath(name: string): string {
  return `${UPLOADS_PATH}${encodeURIComponent(name)}`;
}

/**
 * The name behind a path on this site.
 * @returns null for an address that is not one of this site's pictures
 */
export function uploadedName(address: string): string | null {
  if (!address.startsWith(UPLOADS_PATH)) return null;
  const name = address.slice(UPLOADS_PATH.length).split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
