import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bucket } from '../../src/firebase.ts';
import { CONTENT_TYPE, imageKindOf } from '../../src/media/image-kind.ts';
import { isImageName } from '../../src/media/image-name.ts';
import { LineWriter } from './lines.ts';
import { type FileSummary, linesFile } from './manifest.ts';
import type { PictureRecord } from './records.ts';

export const UPLOADS = 'uploads/';
/** Pictures in memory at a time, each of some megabytes at most. */
export const PICTURES_AT_ONCE = 4;

/** Where a backup keeps the bytes of a picture. */
export const pictureFile = (folder: string, name: string): string => join(folder, 'pictures', name);

async function exportPicture(folder: string, name: string): Promise<PictureRecord> {
  const [bytes] = await (await bucket()).file(`${UPLOADS}${name}`).download();
  await writeFile(pictureFile(folder, name), bytes, { mode: 0o600, flag: 'wx' });
  const digest = (algorithm: string) => createHash(algorithm).update(bytes);
  const kind = imageKindOf(bytes);
  return {
    name,
    contentType: kind === null ? 'image/unknown' : CONTENT_TYPE[kind],
    bytes: bytes.length,
    sha256: digest('sha256').digest('hex'),
    md5: digest('md5').digest('base64'),
  };
}

/** The names of all pictures, a page of Storage's list at a time. */
async function* pictureNames(): AsyncGenerator<string[]> {
  const storage = await bucket();
  let query: object | null = { prefix: UPLOADS, maxResults: 1_000, autoPaginate: false };
  while (query !== null) {
    const [files, next]: [{ name: string }[], object | null, ...unknown[]] = await storage.getFiles(query);
    yield files.map(({ name }) => name.slice(UPLOADS.length)).filter(isImageName);
    query = next;
  }
}

/** Writes every picture that was uploaded into the backup; their sizes for screens are made anew when needed. */
export async function exportPictures(folder: string): Promise<FileSummary> {
  await mkdir(join(folder, 'pictures'), { mode: 0o700 });
  const file = await LineWriter.create(linesFile(folder, 'pictures'));
  for await (const names of pictureNames()) {
    for (let start = 0; start < names.length; start += PICTURES_AT_ONCE) {
      const some = names.slice(start, start + PICTURES_AT_ONCE);
      await file.write(await Promise.all(some.map((name) => exportPicture(folder, name))));
    }
  }
  return file.close();
}
