import { Button, Dialog, Flex, Portal, Spinner, Text } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question, whole sentences. */
  question: ReactNode;
  /** What else may follow from a yes. */
  warning?: string;
  confirmLabel: string;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Focus starts on CANCEL; a pending yes shows a spinner. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={props.open}
      onOpenChange={({ open }) => {
        if (!open) props.onCancel();
      }}
      initialFocusEl={() => cancelButton.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{props.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description color="fg" overflowWrap="anywhere">
                {props.question}
              </Dialog.Description>
              {props.warning && <DialogWarning text={props.warning} />}
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancelButton} variant="outline" onClick={props.onCancel}>
                CANCEL
              </Button>
              <Button
                colorPalette="red"
                boxShadow="none"
                disabled={props.pending}
                aria-busy={props.pending}
                onClick={props.onConfirm}
              >
                {props.pending && <Spinner size="sm" />}
                {props.confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function DialogWarning({ text }: { text: string }) {
  return (
    <Flex gap="2" mt="3" color="fg.error" fontWeight="600">
      <Icon name="warning" mt="1" />
      <Text>{text}</Text>
    </Flex>
  );
}
