import { recoverQuerySchema, syncImageQuerySchema } from '@rad-rewind/contract/media';
import { ok } from '../http/answer.ts';
import { HttpError } from '../http/http-error.ts';
import { defineRoute, type Route, WAITS_FOR_OTHERS_MS } from '../http/route.ts';
import { FOR_A_YEAR, IMAGE_NOT_FOUND, imageAnswer } from './image-answer.ts';
import { isImageName, uploadedName } from './image-name.ts';
import { imageStatus } from './image-status.ts';
import { proxyRoutes } from './proxy-routes.ts';
import { recoverImage } from './recover-image.ts';
import { syncImage } from './sync-image.ts';
import { uploadRoutes } from './upload-routes.ts';

/** A name as it was sent, or at the end of the path that products hold. */
function namedImage(filename: string, refusal: HttpError): string {
  const name = uploadedName(filename) ?? filename;
  if (!isImageName(name)) throw refusal;
  return name;
}

const showRecovered = defineRoute({
  method: 'GET',
  path: '/api/image/recover',
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  access: 'anonymous',
  limit: { calls: 300, perSeconds: 60 },
  query: recoverQuerySchema,
  handle: async ({ query: { filename, retry }, now }) => {
    const name = namedImage(filename, new HttpError(404, IMAGE_NOT_FOUND));
    return imageAnswer(await recoverImage(name, retry, now), FOR_A_YEAR);
  },
});

const validateImages = defineRoute({
  method: 'GET',
  path: '/api/admin/validate-images',
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  handle: async ({ now }) => ok(await imageStatus(now)),
});

const copyMissingImage = defineRoute({
  method: 'GET',
  path: '/api/admin/sync-image',
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  query: syncImageQuerySchema,
  changes: true,
  handle: async ({ query: { filename }, trace }) => {
    const refusal = new HttpError(400, `Filename: "${filename}" cannot be the name of an image`);
    return ok(await syncImage(namedImage(filename, refusal), trace));
  },
});

/** Every call about pictures (docs/product.md, "Pictures"). */
export const mediaRoutes: readonly Route[] = [
  ...uploadRoutes,
  showRecovered,
  ...proxyRoutes,
  validateImages,
  copyMissingImage,
];
