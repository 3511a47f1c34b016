import { Button, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { dateTimeText } from '../ui/date-text.ts';

export interface ConflictDialogProps {
  /** The version that was edited (ISO 8601). */
  openedAt: string;
  /** When somebody else saved; null keeps the dialog closed. */
  changedAt: string | null;
  onOverwrite: () => void;
  onReload: () => void;
  onClose: () => void;
}

/** Asks what to do about a product that somebody else has saved since it was opened. */
export function ConflictDialog({ openedAt, changedAt, onOverwrite, onReload, onClose }: ConflictDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={changedAt !== null}
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
                  <Text>
                    Somebody else saved this product on {changedAt && dateTimeText(changedAt)}. You opened the
                    version of {dateTimeText(openedAt)}.
                  </Text>
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
