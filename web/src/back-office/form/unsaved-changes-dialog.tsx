import { Button, Dialog } from '@chakra-ui/react';
import { useRef } from 'react';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

export interface UnsavedChangesDialogProps {
  /** Whether there is something to lose. */
  active: boolean;
  /** What is being edited, in words; empty for something new that has no name yet. */
  name: string;
}

/** Asks before unsaved changes are lost. Focus starts on the safe answer. */
export function UnsavedChangesDialog({ active, name }: UnsavedChangesDialogProps) {
  const guard = useLeaveGuard(active);
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog
      open={guard.asking}
      title="UNSAVED CHANGES"
      initialFocus={() => keepButton.current}
      onClose={guard.stay}
      body={
        <Dialog.Description color="fg" overflowWrap="anywhere">
          {name ? `Your changes to "${name}" are not saved.` : 'Your changes are not saved.'} If you leave
          now, they are lost.
        </Dialog.Description>
      }
      footer={
        <>
          <Button variant="outline" colorPalette="red" color="fg.error" onClick={guard.leave}>
            DISCARD CHANGES
          </Button>
          <Button ref={keepButton} onClick={guard.stay}>
            KEEP EDITING
          </Button>
        </>
      }
    />
  );
}
