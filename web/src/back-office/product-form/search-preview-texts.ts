import { SEO_PREVIEW_LENGTH } from '@rad-rewind/contract/limits';
import { firstCharacters, htmlToText } from '@rad-rewind/contract/text';
import type { ProductFormValues } from './product-form-values.ts';

type PreviewSource = Pick<ProductFormValues, 'name' | 'description' | 'seoTitle' | 'seoDescription'>;

/**
 * The texts of the search-result preview (docs/product.md, "SEO"): the SEO title or else the name, and the meta
 * description or else the description as plain text, cut to 160 characters.
 */
export function searchPreviewTexts(source: PreviewSource): { title: string; description: string } {
  const description = source.seoDescription.trim() || htmlToText(source.description);
  return {
    title: source.seoTitle.trim() || source.name.trim() || 'Product title',
    description: firstCharacters(description, SEO_PREVIEW_LENGTH) || 'The description will stand here.',
  };
}
