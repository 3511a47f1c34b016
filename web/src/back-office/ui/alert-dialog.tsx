import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface AlertDialogProps {
  open: boolean;
  title: string;
  /** What has the focus at first: the answer that loses nothing. */
  initialFocus: () => HTMLElement | null;
  /** Escape or a press outside. */
  onClose: () => void;
  body: ReactNode;
  /** Its buttons. */
  footer: ReactNode;
}

/** A question that must be answered before anything else goes on. */
export function AlertDialog({ open, title, initialFocus, onClose, body, footer }: AlertDialogProps) {
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      initialFocusEl={initialFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{body}</Dialog.Body>
            <Dialog.Footer>{footer}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
