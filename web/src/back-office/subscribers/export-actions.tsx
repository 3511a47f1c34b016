import { Button } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Subscriber } from '@rad-rewind/contract/subscriber';
import { useMutation } from '@tanstack/react-query';
import { unsubscribeLinks } from '../../api/admin-newsletter.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { reasonText } from '../failure-text.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from './save-file.ts';
import {
  subscribersCsv,
  subscribersCsvWithLinks,
  subscribersFileName,
  subscribersLinksFileName,
} from './subscribers-csv.ts';

const CSV = 'text/csv;charset=utf-8';

function tellExported({ length }: readonly Subscriber[]): void {
  const count = `${length} ${length === 1 ? 'subscriber' : 'subscribers'}`;
  showToast({ title: 'Export Complete', description: `Exported ${count} to CSV.` });
}

function exportCsv(subscribers: readonly Subscriber[]): void {
  saveFile(subscribersFileName(new Date()), subscribersCsv(subscribers), CSV);
  tellExported(subscribers);
}

function useExportWithLinks(subscribers: readonly Subscriber[]) {
  return useMutation({
    mutationFn: unsubscribeLinks,
    onSuccess: (links) => {
      saveFile(subscribersLinksFileName(new Date()), subscribersCsvWithLinks(subscribers, links), CSV);
      tellExported(subscribers);
    },
    onError: (error) =>
      showToast({
        title: ERROR_TEXT.error,
        description: reasonText(error, ERROR_TEXT.loadSubscribers),
        variant: 'destructive',
      }),
  });
}

/** The two files of the list: the plain one, and one with each subscriber's unsubscribe link. */
export function ExportActions({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const withLinks = useExportWithLinks(subscribers);
  const isEmpty = subscribers.length === 0;
  return (
    <>
      <Button variant="outline" disabled={isEmpty || withLinks.isPending} onClick={() => withLinks.mutate()}>
        <Icon name="download" boxSize="16px" />
        Export with links
      </Button>
      <Button disabled={isEmpty} onClick={() => exportCsv(subscribers)}>
        <Icon name="download" boxSize="16px" />
        Export CSV
      </Button>
    </>
  );
}
