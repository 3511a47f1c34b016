import { bucket } from '../firebase.ts';

/** A stored picture. */
export interface Upload {
  readonly contents: Buffer;
  /** As it was stored, such as `image/webp`. */
  readonly contentType: string;
  /** Changes with the contents. */
  readonly etag: string;
}

const UPLOAD_FOLDER = 'uploads/';
const UNKNOWN_TYPE = 'application/octet-stream';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 404;

/**
 * Reads an uploaded picture.
 * @param name the file's name, without a folder
 * @returns null where there is none of that name
 */
export async function readUpload(name: string): Promise<Upload | null> {
  const file = (await bucket()).file(UPLOAD_FOLDER + name);
  try {
    const [[metadata], [contents]] = await Promise.all([file.getMetadata(), file.download()]);
    return {
      contents,
      contentType: metadata.contentType ?? UNKNOWN_TYPE,
      etag: `"${metadata.md5Hash ?? metadata.generation}"`,
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
