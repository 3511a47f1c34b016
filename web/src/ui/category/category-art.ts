import type { Category } from '@rad-rewind/contract/category';
import { ILLUSTRATED_CATEGORY_SLUGS } from '@rad-rewind/contract/limits';

/** The drawing that stands for a category where no product's picture can be shown. */
export function categoryFallback({ slug, image }: Pick<Category, 'slug' | 'image'>): string {
  const isIllustrated = (ILLUSTRATED_CATEGORY_SLUGS as readonly string[]).includes(slug);
  return isIllustrated ? `/art/category-${slug}.svg` : (image ?? '/art/fallback.svg');
}
