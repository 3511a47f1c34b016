import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logout } from '../api/logout.ts';
import { queryKeys } from '../api/query-keys.ts';
import { showToast } from '../ui/toast/toast-store.ts';
import { forgetAdminData } from './forget-admin-data.ts';
import { dropSessionHint } from './session-hint.ts';

/** Signs out, forgets what only an admin may see, and says how it went in a toast. */
export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: logout,
    onSuccess: () => {
      queryClient.setQueryData(queryKeys.user, null);
      dropSessionHint();
      forgetAdminData(queryClient);
      showToast({ title: 'Logged out', description: 'You have been successfully logged out.' });
    },
    onError: (error) =>
      showToast({ title: ERROR_TEXT.logoutFailed, description: error.message, variant: 'destructive' }),
  });
}
