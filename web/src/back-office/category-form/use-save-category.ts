import type { CategoryUpdate } from '@rad-rewind/contract/category';
import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { createCategory } from '../../api/admin-create-category.ts';
import { updateCategory } from '../../api/admin-update-category.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { conflictOf } from '../form/conflict.ts';
import { refreshAfter } from '../refresh-after.ts';

/**
 * Saves a category, tells, and goes back to the list. A conflict with somebody else's save is left to the form.
 * @param id the category to replace; null creates one
 */
export function useSaveCategory(id: number | null) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: CategoryUpdate) =>
      id === null ? createCategory(input) : updateCategory({ id, input }),
    onSuccess: async () => {
      const done = id === null ? 'created' : 'updated';
      showToast({ title: `Category ${done}`, description: `The category has been successfully ${done}.` });
      await refreshAfter(queryClient, 'category');
      navigate(pagePath.adminCategories);
    },
    onError: (error) => {
      void refreshAfter(queryClient, 'category', 'none');
      if (conflictOf(error)) return;
      showToast({
        title: ERROR_TEXT.error,
        description: `${id === null ? FAILED_TO.createCategory : FAILED_TO.updateCategory}: ${error.message}`,
        variant: 'destructive',
      });
    },
  });
}
