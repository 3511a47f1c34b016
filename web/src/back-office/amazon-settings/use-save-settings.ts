import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSettings } from '../../api/admin-update-settings.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

/** Saves the Amazon settings and says how it went. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateSettings,
    onSuccess: (settings) => {
      queryClient.setQueryData(queryKeys.settings, settings);
      showToast({ title: 'Settings updated', description: 'The settings have been successfully updated.' });
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.settings, 'amazon-status'] });
    },
    onError: (error) =>
      showToast({
        title: ERROR_TEXT.error,
        description: `${FAILED_TO.updateSettings}: ${error.message}`,
        variant: 'destructive',
      }),
  });
}
