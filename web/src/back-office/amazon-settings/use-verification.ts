import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { verifyAmazon } from '../../api/admin-verify-amazon.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { serverMessage } from '../failure-text.ts';
import { refreshAfter } from '../refresh-after.ts';

/** VERIFY WITH AMAZON: one real call with the stored credentials, and what came back. */
export function useVerification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: verifyAmazon,
    // A refusal is kept, an answer ends it.
    onSettled: () => refreshAfter(queryClient, 'amazonCheck'),
    onSuccess: ({ message }) => showToast({ title: 'Amazon answered', description: message }),
    onError: (error) =>
      showToast({
        title: ERROR_TEXT.error,
        description: serverMessage(error, error.message),
        variant: 'destructive',
      }),
  });
}
