import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSettings } from '../../api/admin-update-settings.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { conflictOf } from '../form/conflict.ts';
import { refreshAfter } from '../refresh-after.ts';

/** Saves the Amazon settings and says how it went. A conflict with somebody else's save is left to the form. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateSettings,
    onSuccess: (settings) => {
      queryClient.setQueryData(queryKeys.settings, settings);
      showToast({ title: 'Settings updated', description: 'The settings have been successfully updated.' });
      void refreshAfter(queryClient, 'settings');
    },
    onError: (error) => {
      if (conflictOf(error)) return;
      showToast({
        title: ERROR_TEXT.error,
        description: `${FAILED_TO.updateSettings}: ${error.message}`,
        variant: 'destructive',
      });
    },
  });
}
