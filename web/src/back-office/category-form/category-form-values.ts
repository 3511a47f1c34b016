import type { Category, CategoryInput } from '@rad-rewind/contract/category';

/** What the category form's fields hold: texts, empty where nothing is. */
export type CategoryFormValues = { [Field in keyof CategoryInput]: string };

/** The form's start: the category to edit, or nothing. */
export function categoryFormValues(category: Category | null): CategoryFormValues {
  return {
    name: category?.name ?? '',
    slug: category?.slug ?? '',
    description: category?.description ?? '',
    image: category?.image ?? '',
  };
}
