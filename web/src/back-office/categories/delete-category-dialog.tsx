import type { Category } from '@rad-rewind/contract/category';
import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteCategory } from '../../api/admin-delete-category.ts';
import { isNotFound } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { wayBackText } from '../deleted/deleted-rules.ts';
import { refreshAfter } from '../refresh-after.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export interface DeleteCategoryDialogProps {
  /** The category to delete; null keeps the dialog closed. */
  category: Category | null;
  onClose: () => void;
}

/** Asks, deletes, tells, refreshes. A failure leaves the dialog open. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: deleteCategory,
    onSuccess: async () => {
      showToast({ title: 'Category deleted', description: 'The category has been successfully deleted.' });
      await refreshAfter(queryClient, 'category');
      onClose();
    },
    onError: (error) => {
      showToast({
        title: ERROR_TEXT.error,
        description: `${FAILED_TO.deleteCategory}: ${error.message}`,
        variant: 'destructive',
      });
      // Where somebody else was quicker, the list behind the dialog is out of date.
      void refreshAfter(queryClient, 'category', isNotFound(error) ? 'active' : 'none');
    },
  });
  return (
    <ConfirmDialog
      open={category !== null}
      title="DELETE CATEGORY"
      question={`Are you sure you want to delete "${category?.name}"? This action cannot be undone.`}
      wayBack={wayBackText(1)}
      warning="Deleting this category may affect products assigned to it."
      confirmLabel="DELETE"
      pending={deletion.isPending}
      onConfirm={() => category && deletion.mutate(category.id)}
      onCancel={onClose}
    />
  );
}
