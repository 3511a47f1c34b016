import { Box, Button, Card } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Subscriber } from '@rad-rewind/contract/subscriber';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminSubscribersQuery } from '../../api/admin-subscribers.ts';
import { SearchInput } from '../table/search-input.tsx';
import { TableFooter } from '../table/table-footer.tsx';
import { tablePage } from '../table/table-rows.ts';
import { useTableState } from '../table/use-table-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingRows } from '../ui/loading.tsx';
import { NoMatch } from '../ui/no-match.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { DeleteSubscriberDialog } from './delete-subscriber-dialog.tsx';
import { ExportActions } from './export-actions.tsx';
import { NewsletterSettingsCard } from './newsletter-settings-card.tsx';
import { SubscriberCounts } from './subscriber-counts.tsx';
import { SUBSCRIBER_RULES, SUBSCRIBER_TABLE } from './subscriber-rules.ts';
import { SubscriberTable } from './subscriber-table.tsx';

function SubscriberBrowser({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const controls = useTableState(SUBSCRIBER_TABLE);
  const [deleting, setDeleting] = useState<Subscriber | null>(null);
  const { search } = controls.state;
  const table = tablePage(subscribers, controls.state, SUBSCRIBER_RULES);
  return (
    <>
      <Card.Header>
        <Box flex="1 1 240px" maxW={{ md: '380px' }}>
          <SearchInput
            label="Search by email"
            value={search}
            onSearch={(text) => controls.change({ search: text })}
          />
        </Box>
        <SubscriberCounts subscribers={subscribers} />
      </Card.Header>
      {subscribers.length === 0 && (
        <EmptyState
          drawing
          title="No subscribers yet"
          text="Addresses from the newsletter form appear here."
        />
      )}
      {subscribers.length > 0 && table.matching.length === 0 && (
        <NoMatch text={`No subscriber has "${search.trim()}" in the address.`} controls={controls} />
      )}
      {table.matching.length > 0 && (
        <SubscriberTable subscribers={table.shown} controls={controls} onDelete={setDeleting} />
      )}
      <TableFooter table={table} controls={controls} />
      <DeleteSubscriberDialog subscriber={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

/** /admin/subscribers (docs/product.md, "Subscribers"). */
export function SubscribersScreen() {
  const subscribers = useQuery(adminSubscribersQuery);
  const { data } = subscribers;
  return (
    <>
      <PageHead title="SUBSCRIBERS">
        <Button variant="outline" disabled={subscribers.isFetching} onClick={() => subscribers.refetch()}>
          <Icon name="sync" boxSize="16px" />
          Refresh
        </Button>
        <ExportActions subscribers={data ?? []} />
      </PageHead>
      {subscribers.isError ? (
        <ErrorAlert message={ERROR_TEXT.loadSubscribers} onRetry={subscribers.refetch} />
      ) : (
        <Card.Root aria-busy={subscribers.isFetching}>
          {data ? <SubscriberBrowser subscribers={data} /> : <LoadingRows />}
        </Card.Root>
      )}
      <NewsletterSettingsCard />
    </>
  );
}
