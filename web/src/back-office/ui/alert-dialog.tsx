import { Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TitledDialog, type TitledDialogProps } from './titled-dialog.tsx';

/** The initial focus is on the answer that loses nothing. */
export interface AlertDialogProps
  extends Pick<TitledDialogProps, 'open' | 'title' | 'initialFocus' | 'onClose'> {
  body: ReactNode;
  /** Its buttons. */
  footer: ReactNode;
}

/** A question that must be answered before anything else goes on. */
export function AlertDialog({ body, footer, ...dialog }: AlertDialogProps) {
  return (
    <TitledDialog role="alertdialog" {...dialog}>
      <Dialog.Body>{body}</Dialog.Body>
      <Dialog.Footer>{footer}</Dialog.Footer>
    </TitledDialog>
  );
}
