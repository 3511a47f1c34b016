import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

type Manner = Pick<Dialog.RootProps, 'role' | 'size' | 'scrollBehavior' | 'closeOnInteractOutside'>;

export interface TitledDialogProps extends Manner {
  open: boolean;
  title: string;
  /** What has the focus at first. */
  initialFocus: () => HTMLElement | null;
  /** Escape, or a press outside where that closes. */
  onClose: () => void;
  contentRef?: Ref<HTMLDivElement>;
  /** What comes below the title: body and footer. */
  children: ReactNode;
}

/** The frame of all dialogs. */
export function TitledDialog({
  open,
  title,
  initialFocus,
  onClose,
  contentRef,
  children,
  ...manner
}: TitledDialogProps) {
  return (
    <Dialog.Root
      {...manner}
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
          <Dialog.Content ref={contentRef}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
