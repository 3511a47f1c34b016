import { bucket } from '../firebase.ts';
import { reach } from '../outage/reach.ts';
import { retryRead } from './retry-read.ts';

/*
 * Objects of Storage by their paths. One is written in one piece or not at all; reads survive a broken connection.
 */

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

/** @returns null where there is no such object */
export async function readObject(path: string): Promise<Buffer | null> {
  const object = await file(path);
  try {
    const [bytes] = await readStorage(() => object.download());
    return bytes;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function writeObject(path: string, bytes: Buffer, contentType: string): Promise<void> {
  await askStorage((await file(path)).save(bytes, { resumable: false, contentType }));
}

export async function hasObject(path: string): Promise<boolean> {
  const object = await file(path);
  const [exists] = await readStorage(() => object.exists());
  return exists;
}

/** The paths of all objects that begin with a text. */
export async function listObjects(prefix: string): Promise<string[]> {
  const storage = await bucket();
  const query = { prefix, fields: 'items(name),nextPageToken' };
  const [files] = await readStorage(() => storage.getFiles(query));
  return files.map(({ name }) => name);
}

/** Deletes an object; one that is gone already is no failure. */
export async function deleteObject(path: string): Promise<void> {
  await askStorage((await file(path)).delete({ ignoreNotFound: true }));
}
