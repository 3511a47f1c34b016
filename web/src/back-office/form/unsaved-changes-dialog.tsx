import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
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
    <Dialog.Root
      role="alertdialog"
      open={guard.asking}
      onOpenChange={({ open }) => {
        if (!open) guard.stay();
      }}
      initialFocusEl={() => keepButton.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>UNSAVED CHANGES</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description color="fg" overflowWrap="anywhere">
                {name ? `Your changes to "${name}" are not saved.` : 'Your changes are not saved.'} If you
                leave now, they are lost.
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" colorPalette="red" color="fg.error" onClick={guard.leave}>
                DISCARD CHANGES
              </Button>
              <Button ref={keepButton} onClick={guard.stay}>
                KEEP EDITING
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
