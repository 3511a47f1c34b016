import { Box, Card, Flex, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { reasonText } from '../failure-text.ts';
import { ErrorAlert } from '../ui/error-alert.tsx';

/** What a query says of itself, as far as a card shows it. */
export interface Loadable<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Rows of the height of those that come; nothing is seen of them for the first 200 ms. */
function LoadingStatus({ rows }: { rows: number }) {
  return (
    <Box role="status" animation="fade-in 1ms linear 200ms both">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Flex
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
          key={index}
          aria-hidden="true"
          align="center"
          gap="5"
          minH="52px"
          px={{ base: '4', md: '5' }}
          _notLast={{ borderBottomWidth: '1px' }}
        >
          <Skeleton h="3" w="35%" borderRadius="full" />
          <Skeleton h="3" flex="1" borderRadius="full" />
        </Flex>
      ))}
    </Box>
  );
}

export interface StatusCardProps<Data> {
  title: string;
  note?: string | undefined;
  query: Loadable<Data>;
  /** What to say where loading failed for a reason that is no answer. */
  failure: string;
  /** How many rows are expected. */
  rows: number;
  children: (data: Data) => ReactNode;
}

/** A card that loads by itself: it says what failed, and the other cards stay. */
export function StatusCard<Data>({ title, note, query, failure, rows, children }: StatusCardProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">{title}</Card.Title>
        {note && (
          <Text color="fg.muted" fontSize="0.8125rem">
            {note}
          </Text>
        )}
      </Card.Header>
      {error && (
        <Box p={{ base: '4', md: '5' }}>
          <ErrorAlert message={reasonText(error, failure)} onRetry={() => void refetch()} />
        </Box>
      )}
      {data === undefined ? !error && <LoadingStatus rows={rows} /> : children(data)}
    </Card.Root>
  );
}
