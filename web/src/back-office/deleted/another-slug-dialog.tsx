import type { DeletedItem } from '@rad-rewind/contract/deleted';
import { slugSchema } from '@rad-rewind/contract/fields';
import { PromptDialog } from '../ui/prompt-dialog.tsx';

/** What could not be restored, and the slug that it was refused. */
export interface SlugRefusal {
  item: DeletedItem;
  slug: string;
}

export interface AnotherSlugDialogProps {
  /** Null keeps the dialog closed. */
  refusal: SlugRefusal | null;
  /** Whether a restore is under way. */
  pending: boolean;
  onSlug: (item: DeletedItem, slug: string) => void;
  onClose: () => void;
}

/** Why a slug is refused, or null. */
const faultOf = (text: string): string | null => slugSchema.safeParse(text).error?.issues[0]?.message ?? null;

/** Asks for another slug to restore something under; stays open, with what was typed, until that worked. */
export function AnotherSlugDialog({ refusal, pending, onSlug, onClose }: AnotherSlugDialogProps) {
  return (
    <PromptDialog
      open={refusal !== null}
      title="RESTORE UNDER ANOTHER SLUG"
      label={`Slug "${refusal?.slug}" is taken by now. Another slug`}
      submitLabel="RESTORE"
      pending={pending}
      faultOf={faultOf}
      onSubmit={(text) => refusal && onSlug(refusal.item, text.trim())}
      onClose={onClose}
    />
  );
}
