import { Alert, Button, Card, List, Spinner, Stack, Text } from '@chakra-ui/react';
import type { PriceRefresh } from '@rad-rewind/contract/amazon';
import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminAmazonStatusQuery } from '../../api/admin-amazon-status.ts';
import { refreshPrices } from '../../api/admin-refresh-prices.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { reasonText, serverMessage } from '../failure-text.ts';
import { refreshAfter } from '../refresh-after.ts';
import { dateTimeText } from '../ui/date-text.ts';
import { Icon } from '../ui/icon.tsx';
import { refreshToast } from './refresh-toast.ts';

function Outcome({ run }: { run: PriceRefresh }) {
  return (
    <Stack gap="3">
      <Text>
        Last run {dateTimeText(run.lastRunAt)}: {run.refreshed} refreshed, {run.withoutPrice} without a price,{' '}
        {run.failed} failed.
      </Text>
      {run.error && (
        <Alert.Root status="error">
          <Alert.Indicator>
            <Icon name="alert" />
          </Alert.Indicator>
          <Alert.Description>{run.error}</Alert.Description>
        </Alert.Root>
      )}
      {run.failures.length > 0 && (
        <List.Root variant="plain" gap="1" textStyle="sm">
          {run.failures.map(({ productId, asin, message }) => (
            <List.Item key={productId}>
              Product {productId} ({asin}): {message}
            </List.Item>
          ))}
        </List.Root>
      )}
    </Stack>
  );
}

function useRefreshPrices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: refreshPrices,
    onSuccess: async (run) => {
      showToast(refreshToast(run));
      await refreshAfter(queryClient, 'prices');
    },
    onError: (error) => {
      showToast({
        title: ERROR_TEXT.error,
        description: `${FAILED_TO.refreshPrices}: ${serverMessage(error, error.message)}`,
        variant: 'destructive',
      });
      void refreshAfter(queryClient, 'prices', 'none');
    },
  });
}

/** How the last refreshing of Amazon's prices went, and a button to refresh them now. */
export function PriceRefreshCard() {
  const status = useQuery(adminAmazonStatusQuery);
  const refresh = useRefreshPrices();
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">AMAZON PRICES</Card.Title>
      </Card.Header>
      <Card.Body>
        <Stack gap="4" align="flex-start">
          {status.isPending && <Spinner color="brand.solid" />}
          {status.isError && <Text color="fg.error">{reasonText(status.error, ERROR_TEXT.loadData)}</Text>}
          {status.data?.priceRefresh === null && (
            <Text color="fg.muted">Prices have not been refreshed yet.</Text>
          )}
          {status.data?.priceRefresh && <Outcome run={status.data.priceRefresh} />}
          <Button
            variant="outline"
            disabled={refresh.isPending || !status.data?.configured}
            aria-busy={refresh.isPending}
            onClick={() => refresh.mutate()}
          >
            {refresh.isPending ? <Spinner size="sm" /> : <Icon name="sync" boxSize="16px" />}
            REFRESH PRICES
          </Button>
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
