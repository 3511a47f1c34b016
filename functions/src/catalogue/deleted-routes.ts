import { DELETED_KINDS, deletedQuerySchema, restoreInputSchema } from '@rad-rewind/contract/deleted';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import * as z from 'zod/mini';
import { noContent, ok } from '../http/answer.ts';
import { idParams } from '../http/path-params.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { findDeleted } from './deleted-store.ts';
import { deleteForever, restoreEntity } from './deletion.ts';

const params = z.extend(idParams(ERROR_TEXT.deletedNotFound), {
  kind: z.enum(DELETED_KINDS, { error: ERROR_TEXT.deletedNotFound }),
});

const readDeleted = defineRoute({
  method: 'GET',
  path: '/api/admin/deleted',
  query: deletedQuerySchema,
  handle: async ({ query: { cursor }, now }) => ok(await findDeleted(cursor, now)),
});

const restore = defineRoute({
  method: 'POST',
  path: '/api/admin/deleted/:kind/:id/restore',
  params,
  body: restoreInputSchema,
  handle: async ({ params: { kind, id }, body, trace }) => ok(await restoreEntity(kind, id, body, trace)),
});

const removeForever = defineRoute({
  method: 'DELETE',
  path: '/api/admin/deleted/:kind/:id',
  params,
  handle: async ({ params: { kind, id }, trace }) => {
    await deleteForever(kind, id, trace);
    return noContent();
  },
});

/** The calls about what was deleted and can be restored (docs/product.md, "Recently deleted"). */
export const deletedRoutes: readonly Route[] = [readDeleted, restore, removeForever];
