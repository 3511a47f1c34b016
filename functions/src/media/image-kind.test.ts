import { describe, expect, test } from 'vitest';
import { plain, script } from '../../test/images.ts';
import { type ImageKind, imageKindOf } from './image-kind.ts';

const KINDS: ImageKind[] = ['jpeg', 'png', 'webp', 'gif', 'avif'];

describe('the kind of a file', () => {
  test.each(KINDS)('%s is known by its bytes', async (kind) => {
    expect(imageKindOf(await plain(8, 8).toFormat(kind).toBuffer())).toBe(kind);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a script', script()],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG with a prolog', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a TIFF', Buffer.from('II*\0')],
    ['a BMP', Buffer.from('BM')],
    ['an icon', Buffer.from('\0\0\x01\0', 'latin1')],
    ['a WAVE in the same container as WebP', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['a video in the same container as AVIF', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1')],
    ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    [
      'an SVG that claims to be AVIF',
      Buffer.from('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['half a signature', Buffer.from('\x89PNG', 'latin1')],
    ['a file type box that lies about its length', Buffer.from('\xff\xff\xff\xffftypheic\0\0\0\0', 'latin1')],
  ])('%s is none', (_name, bytes) => {
    expect(imageKindOf(bytes)).toBeNull();
  });
});
