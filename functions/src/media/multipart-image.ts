import { finished, type Readable } from 'node:stream';
import type { BusboyInstance } from '@fastify/busboy';
import { IMAGE_BYTES_MAX } from '@rad-rewind/contract/image';
import { HttpError } from '../http/http-error.ts';

const FIELD = 'image';
/** The longest that the parser takes; RFC 2046, 5.1.1 allows 70. */
const BOUNDARY_MAX = 200;
const BOUNDARY = new RegExp(
  `;\\s*boundary=(?:"[^"]{1,${BOUNDARY_MAX}}"|[^\\s;"]{1,${BOUNDARY_MAX}})\\s*(?:;|$)`,
  'i',
);
/** In bytes; no text of the form is read. */
const OTHER_FIELD_MAX = 1_024;

const TOO_LARGE = `The image must be at most ${IMAGE_BYTES_MAX / 1024 / 1024} MB`;
const MALFORMED = 'The upload could not be read; send the image as multipart/form-data';

/** The parts of a request that an upload is read from: its body, and what kind of body it is. */
export type UploadRequest = Readable & {
  readonly headers: { readonly 'content-type'?: string | undefined };
};

function checkedType({ headers }: UploadRequest): string {
  const contentType = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new HttpError(415, 'Send the image as multipart/form-data');
  }
  if (!BOUNDARY.test(contentType)) throw new HttpError(400, MALFORMED);
  return contentType;
}

async function openForm(contentType: string): Promise<BusboyInstance> {
  // The default export, since a bundled CommonJS module has no other.
  const { default: Busboy } = await import('@fastify/busboy');
  const files = { fileSize: IMAGE_BYTES_MAX, files: 1 };
  const limits = { ...files, fields: 10, fieldSize: OTHER_FIELD_MAX, parts: 11, headerPairs: 50 };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw new HttpError(400, MALFORMED);
  }
}

/** Gives the one file of the form once the form has ended. @throws HttpError 400, 413 */
function imageOf(request: UploadRequest, form: BusboyInstance): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (status: number, message: string) => reject(new HttpError(status, message));
    const images: Buffer[] = [];
    form.on('file', (field, stream) => {
      stream.on('limit', () => refuse(413, TOO_LARGE));
      stream.on('error', () => refuse(400, MALFORMED));
      if (field !== FIELD) {
        stream.resume();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => images.push(Buffer.concat(chunks)));
    });
    form.on('filesLimit', () => refuse(400, 'Upload one image at a time'));
    form.on('error', () => refuse(400, MALFORMED));
    form.on('finish', () => {
      const [image] = images;
      if (image === undefined || image.length === 0) refuse(400, `${FIELD}: choose an image file`);
      else resolve(image);
    });
    finished(request, (error) => error && refuse(400, MALFORMED));
    request.pipe(form);
  });
}

/**
 * Takes the one picture out of an uploaded form as it comes in, whatever its name or type claims to be; no more than
 * a picture's bytes is held of it. What is left of a refused one is let pass.
 * @throws HttpError 415 for another kind of request, 413 for too large a file, 400 for anything but one file in
 * the field `image`
 */
export async function readImagePart(request: UploadRequest): Promise<Buffer> {
  const form = await openForm(checkedType(request));
  try {
    return await imageOf(request, form);
  } finally {
    request.unpipe(form);
    request.resume();
  }
}
