import * as z from 'zod/mini';
import {
  expectedUpdatedAtField,
  flagField,
  imageUrlField,
  isWebUrl,
  listField,
  optionalImageUrlField,
  optionalTextField,
  requiredTextField,
  slugSchema,
  textField,
  timestampSchema,
} from './fields.ts';
import { LIST_LIMIT_MAX, LIST_LIMITS, TEXT_LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';

const CATEGORY_ID_MESSAGE = 'categoryId must be the number of a category';

/** Number written in digits; anything else is NaN, which the schema behind refuses. */
function wholeNumber(value: string | number): number {
  if (typeof value === 'number') return value;
  return /^\s*\d{1,16}\s*$/.test(value) ? Number(value) : Number.NaN;
}

/** A category's id as forms and requests send it: a number, a numeric string, or nothing for None. */
const categoryIdField = z.pipe(
  z.pipe(
    z.nullish(z.union([z.number(), z.string()], { error: CATEGORY_ID_MESSAGE })),
    z.transform((value: string | number | null | undefined) =>
      value === undefined || value === null || value === '' ? null : wholeNumber(value),
    ),
  ),
  z.nullable(z.int({ error: CATEGORY_ID_MESSAGE }).check(z.positive('categoryId must be positive'))),
);

const tagSchema = requiredTextField('Each tag', TEXT_LIMITS.tag, 'Tags must not be empty');

/** What an admin sends to create or replace a product (docs/product.md, "Entities" and "Validation"). */
export const productInputSchema = z.object({
  name: requiredTextField('Name', TEXT_LIMITS.name, VALIDATION.nameRequired),
  slug: slugSchema,
  description: optionalTextField('Description', TEXT_LIMITS.description),
  price: optionalTextField('Price', TEXT_LIMITS.price),
  categoryId: categoryIdField,
  affiliateLink: z
    .string({ error: VALIDATION.url })
    .check(
      z.trim(),
      z.maxLength(TEXT_LIMITS.url, `Affiliate link must be at most ${TEXT_LIMITS.url} characters`),
      z.refine(isWebUrl, VALIDATION.url),
    ),
  isAmazonProduct: flagField('isAmazonProduct'),
  amazonProductId: optionalTextField('amazonProductId', 20),
  featuredImage: optionalImageUrlField('Featured image'),
  images: listField('Images', imageUrlField('Each image'), LIST_LIMITS.images),
  isFeatured: flagField('isFeatured'),
  isNewArrival: flagField('isNewArrival'),
  tags: listField('Tags', tagSchema, LIST_LIMITS.tags),
  seoTitle: optionalTextField('SEO title', TEXT_LIMITS.seoTitle),
  seoDescription: optionalTextField('SEO description', TEXT_LIMITS.seoDescription),
});
/** What a form holds before it is checked. */
export type ProductForm = z.input<typeof productInputSchema>;
export type ProductInput = z.output<typeof productInputSchema>;

/**
 * What an admin sends to replace a product. With `expectedUpdatedAt`, the `updatedAt` of the version that was
 * edited, the save is refused where somebody else has saved since.
 */
export const productUpdateSchema = z.extend(productInputSchema, {
  expectedUpdatedAt: z.optional(expectedUpdatedAtField),
});
export type ProductUpdate = z.output<typeof productUpdateSchema>;

/** The fields that visitors get: docs/product.md, "The public product list". */
export const publicProductSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** HTML, made safe when it was saved. */
  description: z.nullable(z.string()),
  /** Text such as "$99.99"; null, empty or "0" when there is none to show. */
  price: z.nullable(z.string()),
  featuredImage: z.nullable(z.string()),
  images: z.array(z.string()),
  categoryId: z.nullable(z.int()),
  tags: z.array(z.string()),
  /** Whether visitors see it as new now, see `isNewArrivalAt`. */
  isNewArrival: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: timestampSchema,
  seoTitle: z.nullable(z.string()),
  seoDescription: z.nullable(z.string()),
});
export type PublicProduct = z.infer<typeof publicProductSchema>;
export const publicProductListSchema = z.array(publicProductSchema);

/** The whole product, for admins. */
export const productSchema = z.extend(publicProductSchema, {
  affiliateLink: z.string(),
  isAmazonProduct: z.boolean(),
  /** The ASIN. */
  amazonProductId: z.nullable(z.string()),
  /** When Amazon served the price; null for a price from elsewhere (see `amazon-price.ts`). */
  priceUpdatedAt: z.nullable(timestampSchema),
  /** When the new-arrival flag was switched on; null while it is off. */
  newArrivalDate: z.nullable(timestampSchema),
  updatedAt: timestampSchema,
});
export type Product = z.infer<typeof productSchema>;
export const productListSchema = z.array(productSchema);

const queryFlag = (name: string) =>
  z.optional(
    z.pipe(
      z.enum(['true', 'false'], { error: `${name} must be true or false` }),
      z.transform((text: 'true' | 'false') => text === 'true'),
    ),
  );

const queryInteger = (name: string, max: number) => {
  const message = `${name} must be a whole number from 1 to ${max}`;
  return z.optional(
    z.pipe(
      z.string({ error: message }).check(z.regex(/^\d{1,16}$/, message)),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.int({ error: message }).check(z.minimum(1, message), z.maximum(max, message)),
      ),
    ),
  );
};

/**
 * The query of GET /api/products. All filters combine; `slug` stands alone and names one product, `similarTo` takes
 * a limit and nothing else.
 */
export const productQuerySchema = z.object({
  limit: queryInteger('limit', LIST_LIMIT_MAX),
  categoryId: queryInteger('categoryId', Number.MAX_SAFE_INTEGER),
  featured: queryFlag('featured'),
  newArrival: queryFlag('newArrival'),
  slug: z.optional(textField('slug', TEXT_LIMITS.slug)),
  /** The slug of the product that others are to be like. */
  similarTo: z.optional(textField('similarTo', TEXT_LIMITS.slug)),
  /** Matched without regard to case. */
  tag: z.optional(textField('tag', TEXT_LIMITS.tag).check(z.minLength(1, 'tag must not be empty'))),
  /** Words to search for; the best match comes first then, instead of the newest. */
  q: z.optional(textField('q', TEXT_LIMITS.search).check(z.minLength(1, 'q must not be empty'))),
});
export type ProductQuery = z.output<typeof productQuerySchema>;

export { hasPrice, isNewArrivalAt, productBadge, tagKey } from './product-rules.ts';
