import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { login } from '../api/login.ts';
import { queryKeys } from '../api/query-keys.ts';
import { showToast } from '../ui/toast/toast-store.ts';
import { announceSessionHint } from './session-hint.ts';

/** Signs in, and says how it went in a toast. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: login,
    onSuccess: (user) => {
      queryClient.setQueryData(queryKeys.user, user);
      announceSessionHint();
      // An admin's product answers hold more than a visitor's.
      void queryClient.invalidateQueries({ queryKey: queryKeys.products.all });
      showToast({ title: 'Welcome back!', description: `Logged in as ${user.username}` });
    },
    onError: (error) =>
      showToast({ title: ERROR_TEXT.loginFailed, description: error.message, variant: 'destructive' }),
  });
}
