import * as z from 'zod/mini';
import {
  expectedUpdatedAtField,
  optionalImageUrlField,
  optionalTextField,
  requiredTextField,
  slugSchema,
  timestampSchema,
} from './fields.ts';
import { TEXT_LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';

/** What an admin sends to create or replace a category. */
export const categoryInputSchema = z.object({
  name: requiredTextField('Name', TEXT_LIMITS.name, VALIDATION.nameRequired),
  slug: slugSchema,
  description: optionalTextField('Description', TEXT_LIMITS.description),
  image: optionalImageUrlField('Image'),
});
export type CategoryForm = z.input<typeof categoryInputSchema>;
export type CategoryInput = z.output<typeof categoryInputSchema>;

/**
 * What an admin sends to replace a category. With `expectedUpdatedAt`, the `updatedAt` of the version that was
 * edited, the save is refused where somebody else has saved since.
 */
export const categoryUpdateSchema = z.extend(categoryInputSchema, {
  expectedUpdatedAt: z.optional(z.nullable(expectedUpdatedAtField)),
});
export type CategoryUpdate = z.output<typeof categoryUpdateSchema>;

export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** Null for a category that was last saved before the shop kept it. */
  updatedAt: z.nullable(timestampSchema),
});
export type Category = z.infer<typeof categorySchema>;
export const categoryListSchema = z.array(categorySchema);

/** The answer of GET /api/categories/{slug}/random-image. */
export const randomCategoryImageSchema = z.object({ imageUrl: z.string(), productSlug: z.string() });
export type RandomCategoryImage = z.infer<typeof randomCategoryImageSchema>;
