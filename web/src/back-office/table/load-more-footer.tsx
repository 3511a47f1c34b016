import { Button, Card, Spinner, Text } from '@chakra-ui/react';
import { reasonText } from '../failure-text.ts';

export interface LoadMoreFooterProps {
  /** The query of the list, page by page. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => unknown;
  };
  /** What is said of a further page that did not come, where the failure has no words of its own. */
  failure: string;
}

/** The foot of a list that the server gives page by page. */
export function LoadMoreFooter({ list, failure }: LoadMoreFooterProps) {
  if (!list.hasNextPage) return null;
  return (
    <Card.Footer justifyContent="center" alignItems="center" flexWrap="wrap" gap="3">
      {list.isFetchNextPageError && (
        <Text role="alert" color="fg.error">
          {reasonText(list.error, failure)}
        </Text>
      )}
      <Button variant="outline" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {list.isFetchingNextPage && <Spinner size="sm" />}
        LOAD MORE
      </Button>
    </Card.Footer>
  );
}
