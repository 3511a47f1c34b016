import type { Category } from '@rad-rewind/contract/category';

export interface CategoryOption {
  /** The category's id in digits; empty for None. */
  value: string;
  label: string;
}

/**
 * What the category field offers: None, every category, and the one that the product has where that was deleted.
 * Without an option of its own the field would lose it, and restoring the category would not bring it back.
 * @param stored the id that the form was opened with, in digits; empty for None
 */
export function categoryOptions(stored: string, categories: readonly Category[]): CategoryOption[] {
  const known = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  const options = [{ value: '', label: 'None' }, ...known];
  return options.some(({ value }) => value === stored)
    ? options
    : [...options, { value: stored, label: 'Unknown (deleted)' }];
}
