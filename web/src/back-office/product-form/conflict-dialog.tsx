import { Button, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { dateTimeText } from '../ui/date-text.ts';

export interface Conflict {
  /** When the version was saved that was edited. */
  openedAt: string;
  /** When somebody else saved. */
  changedAt: string;
}

/** Both versions' times, in a sentence each. */
function ConflictText({ openedAt, changedAt }: Conflict) {
  return (
    <Text>
      Somebody else saved this product on {dateTimeText(changedAt)}. You opened the version of{' '}
      {dateTimeText(openedAt)}.
    </Text>
  );
}

export interface ConflictDialogProps {
  /** The times of both versions (ISO 8601); null keeps the dialog closed. */
  conflict: Conflict | null;
  onOverwrite: () => void;
  onReload: () => void;
  onClose: () => void;
}

/** Asks what to do about a product that somebody else has saved since it was opened. */
export function ConflictDialog({ conflict, onOverwrite, onReload, onClose }: ConflictDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={conflict !== null}
      onOpenChange={({ open }) => {
        if (!open) onClose();
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
              <Dialog.Title>PRODUCT CHANGED</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description asChild color="fg">
                <Stack gap="2">
                  {conflict && <ConflictText {...conflict} />}
                  <Text>Reload their version and lose your changes, or overwrite theirs with yours?</Text>
                </Stack>
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" colorPalette="red" color="fg.error" onClick={onOverwrite}>
                OVERWRITE
              </Button>
              <Button variant="outline" colorPalette="red" color="fg.error" onClick={onReload}>
                RELOAD
              </Button>
              <Button ref={keepButton} onClick={onClose}>
                KEEP EDITING
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
