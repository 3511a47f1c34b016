import { Button, Card, Spinner } from '@chakra-ui/react';

export interface LoadMoreFooterProps {
  /** The query of the list, page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The foot of a list that the server gives page by page. */
export function LoadMoreFooter({ list }: LoadMoreFooterProps) {
  if (!list.hasNextPage) return null;
  return (
    <Card.Footer justifyContent="center">
      <Button variant="outline" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {list.isFetchingNextPage && <Spinner size="sm" />}
        LOAD MORE
      </Button>
    </Card.Footer>
  );
}
