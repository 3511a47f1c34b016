import * as z from 'zod/mini';
import { cursorField, slugSchema, timestampSchema } from './fields.ts';

/** What can be brought back after it was deleted. */
export const DELETED_KINDS = ['product', 'category'] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];

/** Something that was deleted and can still be restored (docs/product.md, "Recently deleted"). */
export const deletedItemSchema = z.object({
  kind: z.enum(DELETED_KINDS),
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  deletedAt: timestampSchema,
  /** The user name of whoever deleted it. */
  deletedBy: z.string(),
  /** Until when it can be restored. */
  restorableUntil: timestampSchema,
});
export type DeletedItem = z.infer<typeof deletedItemSchema>;

/** The query of GET /api/admin/deleted. */
export const deletedQuerySchema = z.object({ cursor: cursorField });

/** The answer of GET /api/admin/deleted, what was deleted last first. */
export const deletedPageSchema = z.object({
  items: z.array(deletedItemSchema),
  /** What asks for the items deleted before these; null where there are none. */
  next: z.nullable(z.string()),
});
export type DeletedPage = z.infer<typeof deletedPageSchema>;

/** The body of POST /api/admin/deleted/{kind}/{id}/restore. */
export const restoreInputSchema = z.object({
  /** Another slug to restore it under; its own where this is missing. */
  slug: z.optional(slugSchema),
});
export type RestoreInput = z.output<typeof restoreInputSchema>;

/** The answer of that call: what is there again. */
export const restoredSchema = z.object({
  kind: z.enum(DELETED_KINDS),
  id: z.int(),
  name: z.string(),
  slug: z.string(),
});
export type Restored = z.infer<typeof restoredSchema>;
