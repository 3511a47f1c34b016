import { Card, Text } from '@chakra-ui/react';
import type { DeletedItem } from '@rad-rewind/contract/deleted';
import { RESTORABLE_DAYS } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminDeletedQuery } from '../../api/admin-deleted.ts';
import { reasonText } from '../failure-text.ts';
import { LoadMoreFooter } from '../table/load-more-footer.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { LoadingRows } from '../ui/loading.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AnotherSlugDialog, type SlugRefusal } from './another-slug-dialog.tsx';
import { DeleteForeverDialog } from './delete-forever-dialog.tsx';
import { DeletedTable } from './deleted-table.tsx';
import { useRestore } from './use-restore.ts';

function DeletedItems({ items }: { items: readonly DeletedItem[] }) {
  const [deleting, setDeleting] = useState<DeletedItem | null>(null);
  const [refusal, setRefusal] = useState<SlugRefusal | null>(null);
  const restore = useRestore(setRefusal);
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          drawing
          title="NOTHING WAS DELETED"
          text={`Products and categories wait here for ${RESTORABLE_DAYS} days after they are deleted.`}
        />
      ) : (
        <DeletedTable
          items={items}
          busy={restore.isPending}
          onRestore={(item) => restore.mutate({ item })}
          onDelete={setDeleting}
        />
      )}
      <DeleteForeverDialog item={deleting} onClose={() => setDeleting(null)} />
      <AnotherSlugDialog
        refusal={refusal}
        pending={restore.isPending}
        onSlug={(item, slug) => restore.mutate({ item, slug }, { onSuccess: () => setRefusal(null) })}
        onClose={() => setRefusal(null)}
      />
    </>
  );
}

/** /admin/deleted (docs/product.md, "Recently deleted"). */
export function DeletedScreen() {
  const deleted = useInfiniteQuery(adminDeletedQuery);
  return (
    <>
      <PageHead title="RECENTLY DELETED" />
      {deleted.isError && !deleted.data ? (
        <ErrorAlert message={reasonText(deleted.error, ERROR_TEXT.loadDeleted)} onRetry={deleted.refetch} />
      ) : (
        <Card.Root>
          <Card.Header>
            <Card.Title as="h2">DELETED PRODUCTS AND CATEGORIES</Card.Title>
            <Text textStyle="sm" color="fg.muted">
              Kept for {RESTORABLE_DAYS} days
            </Text>
          </Card.Header>
          {deleted.data ? (
            <DeletedItems items={deleted.data.pages.flatMap(({ items }) => items)} />
          ) : (
            <LoadingRows />
          )}
          <LoadMoreFooter list={deleted} failure={ERROR_TEXT.loadDeleted} />
        </Card.Root>
      )}
    </>
  );
}
