import type { DeletedItem } from '@rad-rewind/contract/deleted';
import { slugSchema } from '@rad-rewind/contract/fields';
import { PromptDialog } from '../ui/prompt-dialog.tsx';

export interface AnotherSlugDialogProps {
  /** What could not be restored under its own slug; null keeps the dialog closed. */
  item: DeletedItem | null;
  onSlug: (item: DeletedItem, slug: string) => void;
  onClose: () => void;
}

/** Why a slug is refused, or null. */
const faultOf = (text: string): string | null => slugSchema.safeParse(text).error?.issues[0]?.message ?? null;

/** Asks for another slug to restore something under. */
export function AnotherSlugDialog({ item, onSlug, onClose }: AnotherSlugDialogProps) {
  return (
    <PromptDialog
      open={item !== null}
      title="RESTORE UNDER ANOTHER SLUG"
      label={`Slug "${item?.slug}" is taken by now. Another slug`}
      submitLabel="RESTORE"
      faultOf={faultOf}
      onSubmit={(text) => item && onSlug(item, text.trim())}
      onClose={onClose}
    />
  );
}
