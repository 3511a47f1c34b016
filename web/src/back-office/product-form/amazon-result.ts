import type { AmazonResult } from '@rad-rewind/contract/amazon';
import { SELECTED_TITLE_LENGTH, SEO_PREVIEW_LENGTH } from '@rad-rewind/contract/limits';
import { firstCharacters, slugify } from '@rad-rewind/contract/text';
import type { ProductFormValues } from './product-form-values.ts';

const ELLIPSIS = '...';

/** At most 160 characters: the text, or its first 157 and an ellipsis. */
export function seoDescriptionOf(description: string): string {
  if (Array.from(description).length <= SEO_PREVIEW_LENGTH) return description;
  return firstCharacters(description, SEO_PREVIEW_LENGTH - ELLIPSIS.length) + ELLIPSIS;
}

/** The fields that a chosen Amazon result fills (docs/product.md, "Selecting an Amazon result"). */
export function amazonResultFields(result: AmazonResult) {
  const [featuredImage = '', ...images] = result.images;
  return {
    name: result.title,
    slug: slugify(result.title),
    description: result.description,
    price: result.price?.formatted ?? '',
    affiliateLink: result.affiliateUrl,
    isAmazonProduct: true,
    amazonProductId: result.productId,
    featuredImage,
    images,
    seoTitle: result.title,
    seoDescription: seoDescriptionOf(result.description),
  } satisfies Partial<ProductFormValues>;
}

/** The title as the success toast shows it: its first 40 characters. */
export const selectedTitle = (result: AmazonResult): string =>
  firstCharacters(result.title, SELECTED_TITLE_LENGTH);
