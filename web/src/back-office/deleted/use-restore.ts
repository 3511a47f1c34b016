import type { DeletedItem } from '@rad-rewind/contract/deleted';
import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreDeleted } from '../../api/admin-deleted.ts';
import { ApiError, isNotFound } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { refreshAfter } from '../refresh-after.ts';
import type { SlugRefusal } from './another-slug-dialog.tsx';
import { DELETED_KIND_LABELS } from './deleted-rules.ts';

/**
 * Brings something deleted back, tells, refreshes.
 * @param onSlugTaken where somebody else has its slug by now, so that another one must be asked for
 */
export function useRestore(onSlugTaken: (refusal: SlugRefusal) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ item, slug }: { item: DeletedItem; slug?: string }) =>
      restoreDeleted({ kind: item.kind, id: item.id, ...(slug !== undefined && { slug }) }),
    onSuccess: async ({ kind, name, slug }) => {
      const description = `"${name}" is back under the slug "${slug}".`;
      showToast({ title: `${DELETED_KIND_LABELS[kind]} restored`, description });
      await refreshAfter(queryClient, kind);
    },
    onError: (error, { item, slug = item.slug }) => {
      if (error instanceof ApiError && error.status === 409) onSlugTaken({ item, slug });
      const description = `${FAILED_TO.restore}: ${error.message}`;
      showToast({ title: ERROR_TEXT.error, description, variant: 'destructive' });
      // Where somebody else was quicker, the list is out of date.
      void refreshAfter(queryClient, item.kind, isNotFound(error) ? 'active' : 'none');
    },
  });
}
