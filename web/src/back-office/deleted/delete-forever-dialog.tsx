import type { DeletedItem } from '@rad-rewind/contract/deleted';
import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteForever } from '../../api/admin-deleted.ts';
import { isNotFound } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { refreshAfter } from '../refresh-after.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export interface DeleteForeverDialogProps {
  /** What to delete for good; null keeps the dialog closed. */
  item: DeletedItem | null;
  onClose: () => void;
}

/** Asks, deletes for good, tells, refreshes. A failure leaves the dialog open. */
export function DeleteForeverDialog({ item, onClose }: DeleteForeverDialogProps) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: deleteForever,
    onSuccess: async () => {
      showToast({ title: 'Deleted for good', description: `"${item?.name}" can no longer be restored.` });
      await refreshAfter(queryClient, 'deletion');
      onClose();
    },
    onError: (error) => {
      showToast({
        title: ERROR_TEXT.error,
        description: `${FAILED_TO.deleteForever}: ${error.message}`,
        variant: 'destructive',
      });
      // Where somebody else was quicker, the list behind the dialog is out of date.
      void refreshAfter(queryClient, 'deletion', isNotFound(error) ? 'active' : 'none');
    },
  });
  return (
    <ConfirmDialog
      open={item !== null}
      title="DELETE FOREVER"
      question={`Are you sure you want to delete "${item?.name}" for good? This action cannot be undone.`}
      confirmLabel="DELETE FOREVER"
      pending={deletion.isPending}
      onConfirm={() => item && deletion.mutate(item)}
      onCancel={onClose}
    />
  );
}
