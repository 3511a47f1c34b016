import { Card, Switch, Text } from '@chakra-ui/react';
import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newsletterSettingsQuery, saveNewsletterSettings } from '../../api/admin-newsletter.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { reasonText } from '../failure-text.ts';
import { refreshAfter } from '../refresh-after.ts';
import { ErrorAlert } from '../ui/error-alert.tsx';

function useSave() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveNewsletterSettings,
    onSuccess: (settings) => {
      queryClient.setQueryData(newsletterSettingsQuery.queryKey, settings);
      void refreshAfter(queryClient, 'newsletter', 'none');
      showToast({ title: 'Settings updated', description: 'The settings have been successfully updated.' });
    },
    onError: (error) =>
      showToast({
        title: ERROR_TEXT.error,
        description: `${FAILED_TO.updateSettings}: ${error.message}`,
        variant: 'destructive',
      }),
  });
}

/** Whether new subscribers confirm their address by mail first; saved at once. */
export function NewsletterSettingsCard() {
  const settings = useQuery(newsletterSettingsQuery);
  const save = useSave();
  return (
    <Card.Root mt="6">
      <Card.Header>
        <Card.Title as="h2">NEWSLETTER SETTINGS</Card.Title>
      </Card.Header>
      <Card.Body>
        {settings.isError && (
          <ErrorAlert
            message={reasonText(settings.error, ERROR_TEXT.loadSettings)}
            onRetry={settings.refetch}
          />
        )}
        <Switch.Root
          checked={settings.data?.doubleOptIn ?? false}
          disabled={!settings.data || save.isPending}
          onCheckedChange={({ checked }) => save.mutate({ doubleOptIn: checked })}
          display="flex"
          justifyContent="space-between"
          gap="4"
        >
          <Switch.HiddenInput />
          <Switch.Label>
            <Text fontWeight="700">Double opt-in</Text>
            <Text textStyle="sm" color="fg.muted" fontWeight="400">
              New subscribers get a mail and are pending until they confirm. Needs the extension that sends
              the mails, see the deploying guide.
            </Text>
          </Switch.Label>
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
        </Switch.Root>
      </Card.Body>
    </Card.Root>
  );
}
