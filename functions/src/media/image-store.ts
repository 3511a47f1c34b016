import { bucket } from '../firebase.ts';
import { reach } from '../outage/reach.ts';
import { CONTENT_TYPE, type ImageKind } from './image-kind.ts';
import { retryRead } from './retry-read.ts';

/*
 * Where pictures lie in Storage. An object is written in one piece or not at all, and never changed afterwards.
 */

const UPLOADS = 'uploads/';

const uploadObject = (name: string): string => `${UPLOADS}${name}`;
const variantObject = (name: string, variant: string): string => `variants/${name}/${variant}`;

type File = ReturnType<Awaited<ReturnType<typeof bucket>>['file']>;

async function file(path: string): Promise<File> {
  return (await bucket()).file(path);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}

/** How long one call to Storage may take, in milliseconds; the largest picture takes two seconds or so. */
const WITHIN_MS = 8_000;

const askStorage = <Result>(call: Promise<Result>): Promise<Result> =>
  reach('storage', call, { withinMs: WITHIN_MS, isAnswer: isMissing });

/** Asks for what may be asked for twice. */
const readStorage = <Result>(call: () => Promise<Result>): Promise<Result> => askStorage(retryRead(call));

async function read(path: string): Promise<Buffer | null> {
  try {
    const object = await file(path);
    const [bytes] = await readStorage(() => object.download());
    return bytes;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function write(path: string, bytes: Buffer, kind: ImageKind): Promise<void> {
  await askStorage((await file(path)).save(bytes, { resumable: false, contentType: CONTENT_TYPE[kind] }));
}

/** The bytes of a picture as it was stored, or null. */
export const readUpload = (name: string): Promise<Buffer | null> => read(uploadObject(name));

/** Keeps a picture under a name. */
export const saveUpload = (name: string, bytes: Buffer, kind: ImageKind): Promise<void> =>
  write(uploadObject(name), bytes, kind);

/** @param variant names the variant among those of the picture, such as `320.webp` */
export const readVariant = (name: string, variant: string): Promise<Buffer | null> =>
  read(variantObject(name, variant));

export const saveVariant = (name: string, variant: string, bytes: Buffer, kind: ImageKind): Promise<void> =>
  write(variantObject(name, variant), bytes, kind);

export async function hasUpload(name: string): Promise<boolean> {
  const object = await file(uploadObject(name));
  const [exists] = await readStorage(() => object.exists());
  return exists;
}

/** The names of all pictures. */
export async function listUploads(): Promise<Set<string>> {
  const storage = await bucket();
  const query = { prefix: UPLOADS, fields: 'items(name),nextPageToken' };
  const [files] = await readStorage(() => storage.getFiles(query));
  return new Set(files.map(({ name }) => name.slice(UPLOADS.length)));
}
