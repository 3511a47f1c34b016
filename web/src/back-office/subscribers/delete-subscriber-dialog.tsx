import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Subscriber } from '@rad-rewind/contract/subscriber';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSubscriber } from '../../api/admin-delete-subscriber.ts';
import { isNotFound } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { reasonText } from '../failure-text.ts';
import { refreshAfter } from '../refresh-after.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export interface DeleteSubscriberDialogProps {
  /** The subscriber to delete; null keeps the dialog closed. */
  subscriber: Subscriber | null;
  onClose: () => void;
}

/** Asks, deletes, tells, refreshes. A failure leaves the dialog open. */
export function DeleteSubscriberDialog({ subscriber, onClose }: DeleteSubscriberDialogProps) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: deleteSubscriber,
    onSuccess: async () => {
      showToast({
        title: 'Subscriber deleted',
        description: 'The subscriber has been successfully deleted.',
      });
      await refreshAfter(queryClient, 'subscriber');
      onClose();
    },
    onError: (error) => {
      showToast({
        title: ERROR_TEXT.error,
        description: reasonText(error, ERROR_TEXT.deleteSubscriber),
        variant: 'destructive',
      });
      // Where somebody else was quicker, the list behind the dialog is out of date.
      void refreshAfter(queryClient, 'subscriber', isNotFound(error) ? 'active' : 'none');
    },
  });
  return (
    <ConfirmDialog
      open={subscriber !== null}
      title="DELETE SUBSCRIBER"
      question={`Are you sure you want to delete "${subscriber?.email}"? This action cannot be undone.`}
      confirmLabel="DELETE"
      pending={deletion.isPending}
      onConfirm={() => subscriber && deletion.mutate(subscriber.id)}
      onCancel={onClose}
    />
  );
}
