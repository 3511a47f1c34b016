import { uploadQuerySchema } from '@rad-rewind/contract/media';
import * as z from 'zod/mini';
import { created } from '../http/answer.ts';
import { defineRoute, type Route, WAITS_FOR_OTHERS_MS } from '../http/route.ts';
import { capabilityOf } from './accept.ts';
import { FOR_A_DAY, FOR_A_YEAR, IMAGE_NOT_FOUND, imageAnswer } from './image-answer.ts';
import { isImageName } from './image-name.ts';
import { readUpload } from './image-store.ts';
import { uploadImage } from './upload-image.ts';
import { readOrMakeVariant } from './variant.ts';

const params = z.object({ name: z.string().check(z.refine(isImageName, IMAGE_NOT_FOUND)) });

const takeUpload = defineRoute({
  method: 'POST',
  path: '/api/admin/upload-image',
  takesFile: true,
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  handle: async ({ request, trace }) => created(await uploadImage(request, trace)),
});

const showUpload = defineRoute({
  method: 'GET',
  path: '/uploads/:name',
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  access: 'anonymous',
  limit: 'cached',
  params,
  query: uploadQuerySchema,
  handle: async ({ request, params: { name }, query: { w } }) => {
    if (w === undefined) return imageAnswer(await readUpload(name), FOR_A_YEAR);
    const variant = await readOrMakeVariant(name, w, capabilityOf(request.get('accept')));
    const cacheControl = variant?.isFinal ? FOR_A_YEAR : FOR_A_DAY;
    return imageAnswer(variant?.bytes ?? null, cacheControl, { Vary: 'Accept' });
  },
});

export const uploadRoutes: readonly Route[] = [takeUpload, showUpload];
