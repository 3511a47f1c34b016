import { type Category, type CategoryInput, categoryInputSchema } from '@rad-rewind/contract/category';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { schemaResolver } from '../form/schema-resolver.ts';
import { useConflict } from '../form/use-conflict.ts';
import { type CategoryFormValues, categoryFormValues } from './category-form-values.ts';
import { useSaveCategory } from './use-save-category.ts';

const resolver = schemaResolver<CategoryFormValues, CategoryInput>(categoryInputSchema);

/** The category form's state: fields, save and conflict. @param category null for a new one */
export function useCategoryForm(category: Category | null) {
  const form = useForm({ resolver, defaultValues: categoryFormValues(category) });
  const conflict = useConflict(category?.updatedAt ?? null);
  const save = useSaveCategory(category?.id ?? null);
  const onSaveError = (error: Error) => {
    if (conflict.ask(error)) return;
    if (!(error instanceof ApiError) || error.status !== 409) return;
    form.setError('slug', { message: error.text }, { shouldFocus: true });
  };
  const saveOver = (expectedUpdatedAt: string | null) =>
    form.handleSubmit((input) => {
      conflict.close();
      save.mutate(category ? { ...input, expectedUpdatedAt } : input, { onError: onSaveError });
    });
  return {
    form,
    save,
    conflict,
    submit: saveOver(conflict.openedAt),
    overwrite: saveOver(conflict.found?.changedAt ?? null),
  };
}
