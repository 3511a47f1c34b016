import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { readUpload } from './upload-store.ts';

const NO_SUCH_PICTURE = 'There is no such picture';

/** A file's name and nothing that leads to another folder. */
const UPLOAD_NAME = /^\w[\w.-]{0,199}$/;

/** A name stands for one picture for good: what replaces it gets another name. */
const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

const readPicture = defineRoute({
  method: 'GET',
  path: '/uploads/:name',
  access: 'anonymous',
  params: z.object({ name: z.string().check(z.regex(UPLOAD_NAME, NO_SUCH_PICTURE)) }),
  handle: async ({ params: { name } }) => {
    const upload = await readUpload(name);
    if (upload === null) throw new HttpError(404, NO_SUCH_PICTURE);
    return {
      status: 200,
      body: upload.contents,
      headers: {
        'Content-Type': upload.contentType,
        'Cache-Control': KEPT_FOR_GOOD,
        ETag: upload.etag,
        'X-Content-Type-Options': 'nosniff',
        // A file that somebody opens by itself, such as an SVG, must not run script on this site.
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    };
  },
});

export const uploadRoutes: readonly Route[] = [readPicture];
