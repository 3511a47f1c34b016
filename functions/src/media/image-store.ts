import { hasObject, listObjects, readObject, writeObject } from '../storage/objects.ts';
import { CONTENT_TYPE, type ImageKind } from './image-kind.ts';

/*
 * Where pictures lie in Storage. None is ever changed under its name.
 */

const UPLOADS = 'uploads/';

const uploadObject = (name: string): string => `${UPLOADS}${name}`;
const boundedObject = (name: string): string => `bounded/${name}`;
const variantObject = (name: string, variant: string): string => `variants/${name}/${variant}`;

/** The bytes of a picture as it was stored, or null. */
export const readUpload = (name: string): Promise<Buffer | null> => readObject(uploadObject(name));

/** Keeps a picture under a name. */
export const saveUpload = (name: string, bytes: Buffer, kind: ImageKind): Promise<void> =>
  writeObject(uploadObject(name), bytes, CONTENT_TYPE[kind]);

/** The bounded copy of a picture that was stored in a larger size, or null. */
export const readBounded = (name: string): Promise<Buffer | null> => readObject(boundedObject(name));

export const saveBounded = (name: string, bytes: Buffer, kind: ImageKind): Promise<void> =>
  writeObject(boundedObject(name), bytes, CONTENT_TYPE[kind]);

/** @param variant names the variant among those of the picture, such as `320.webp` */
export const readVariant = (name: string, variant: string): Promise<Buffer | null> =>
  readObject(variantObject(name, variant));

export const saveVariant = (name: string, variant: string, bytes: Buffer, kind: ImageKind): Promise<void> =>
  writeObject(variantObject(name, variant), bytes, CONTENT_TYPE[kind]);

export const hasUpload = (name: string): Promise<boolean> => hasObject(uploadObject(name));

/** The names of all pictures. */
export async function listUploads(): Promise<Set<string>> {
  return new Set((await listObjects(UPLOADS)).map((path) => path.slice(UPLOADS.length)));
}
