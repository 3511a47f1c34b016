import { PRODUCT_PAGE_DESCRIPTION_LENGTH } from '@rad-rewind/contract/limits';
import type { PublicProduct } from '@rad-rewind/contract/product';
import { firstCharacters, htmlToText } from '@rad-rewind/contract/text';

type Texts = Pick<PublicProduct, 'name' | 'description' | 'seoDescription'>;

/**
 * A product's text for search results: the one an admin wrote, else the first 150 characters of its description
 * as plain text (docs/product.md, "Product page").
 */
export function productSeoDescription({ name, description, seoDescription }: Texts): string {
  const text = seoDescription?.trim() || htmlToText(description ?? '');
  const cut = seoDescription?.trim() ? text : firstCharacters(text, PRODUCT_PAGE_DESCRIPTION_LENGTH);
  return cut || `${name}: a hand-picked 90s collectible at Rad Rewind.`;
}
