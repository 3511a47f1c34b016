import { IMAGE_BYTES_MAX } from '@rad-rewind/contract/image';
import { HttpError } from '../http/http-error.ts';

const FIELD = 'image';
/** What the multipart form may weigh around its one file. */
const FORM_OVERHEAD = 64 * 1024;

const TOO_LARGE = `The image must be at most ${IMAGE_BYTES_MAX / 1024 / 1024} MB`;
const MALFORMED = 'The upload could not be read; send the image as multipart/form-data';

/** The parts of a request that an upload is read from; Cloud Functions has read the body already. */
export interface UploadRequest {
  readonly headers: { readonly 'content-type'?: string | undefined };
  readonly rawBody?: Buffer | undefined;
}

function checkedBody({ headers, rawBody }: UploadRequest): { body: Buffer; contentType: string } {
  const contentType = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new HttpError(415, 'Send the image as multipart/form-data');
  }
  if (!/;\s*boundary=(?:"[^"]+"|[^\s;"]+)/i.test(contentType)) throw new HttpError(400, MALFORMED);
  const body = rawBody ?? Buffer.alloc(0);
  if (body.length > IMAGE_BYTES_MAX + FORM_OVERHEAD) throw new HttpError(413, TOO_LARGE);
  return { body, contentType };
}

/**
 * Takes the one picture out of an uploaded form, whatever its name or type claims to be.
 * @throws HttpError 415 for another kind of request, 413 for too large a file, 400 for anything but one file in
 * the field `image`
 */
export async function readImagePart(request: UploadRequest): Promise<Buffer> {
  const { body, contentType } = checkedBody(request);
  // The default export, since a bundled CommonJS module has no other.
  const { default: Busboy } = await import('@fastify/busboy');
  return new Promise((resolve, reject) => {
    const limits = { fileSize: IMAGE_BYTES_MAX, files: 1, fields: 10, parts: 11, headerPairs: 50 };
    const refuse = (status: number, message: string) => reject(new HttpError(status, message));
    const images: Buffer[] = [];
    const form = new Busboy({ headers: { 'content-type': contentType }, limits });
    form.on('file', (field, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => refuse(413, TOO_LARGE));
      stream.on('error', () => refuse(400, MALFORMED));
      stream.on('end', () => field === FIELD && images.push(Buffer.concat(chunks)));
    });
    form.on('filesLimit', () => refuse(400, 'Upload one image at a time'));
    form.on('error', () => refuse(400, MALFORMED));
    form.on('finish', () => {
      const [image] = images;
      if (image === undefined || image.length === 0) refuse(400, `${FIELD}: choose an image file`);
      else resolve(image);
    });
    form.end(body);
  });
}
