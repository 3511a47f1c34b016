import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { productionUrlInputSchema } from '@rad-rewind/contract/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveProductionUrl } from '../../api/admin-save-production-url.ts';
import { adminSettingsQuery } from '../../api/admin-settings.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { refreshAfter } from '../refresh-after.ts';
import { OneFieldForm } from './one-field-form.tsx';

const RESTART_NOTE = 'A change to the production URL needs a server restart.';

function useSaveProductionUrl() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveProductionUrl,
    onSuccess: (settings) => {
      queryClient.setQueryData(queryKeys.settings, settings);
      void refreshAfter(queryClient, 'settings');
      showToast({ title: 'Settings updated', description: RESTART_NOTE });
    },
    onError: (error) =>
      showToast({
        title: ERROR_TEXT.error,
        description: `${FAILED_TO.saveProductionUrl}: ${error.message}`,
        variant: 'destructive',
      }),
  });
}

/** Where missing images are copied from. */
export function ProductionUrlForm() {
  const stored = useQuery(adminSettingsQuery).data?.productionUrl ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const save = useSaveProductionUrl();
  const value = typed ?? stored;
  const submit = () => {
    const input = productionUrlInputSchema.safeParse({ productionUrl: value });
    setFault(input.success ? null : (input.error.issues[0]?.message ?? null));
    if (input.success) save.mutate(input.data);
    return input.success;
  };
  return (
    <OneFieldForm
      title="PRODUCTION URL"
      label="Production URL"
      help={RESTART_NOTE}
      inputMode="url"
      submitLabel="Save"
      value={value}
      fault={fault}
      pending={save.isPending}
      onChange={setTyped}
      onSubmit={submit}
    />
  );
}
