import * as z from 'zod/mini';
import { optionalImageUrlField, optionalTextField, requiredTextField, slugSchema } from './fields.ts';
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

export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.nullable(z.string()),
  image: z.nullable(z.string()),
});
export type Category = z.infer<typeof categorySchema>;
export const categoryListSchema = z.array(categorySchema);

/** The answer of GET /api/categories/{slug}/random-image. */
export const randomCategoryImageSchema = z.object({ imageUrl: z.string(), productSlug: z.string() });
export type RandomCategoryImage = z.infer<typeof randomCategoryImageSchema>;
