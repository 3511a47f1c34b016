import { Button, Dialog, Flex, Spinner, Text } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { Icon } from './icon.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question, whole sentences. */
  question: ReactNode;
  /** How it can be taken back all the same. */
  wayBack?: string;
  /** What else may follow from a yes. */
  warning?: string;
  confirmLabel: string;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that takes away. Focus starts on CANCEL; a pending yes shows a spinner. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog
      open={props.open}
      title={props.title}
      initialFocus={() => cancelButton.current}
      onClose={props.onCancel}
      body={
        <>
          <Dialog.Description color="fg" overflowWrap="anywhere">
            {props.question}
            {props.wayBack && <Text mt="3">{props.wayBack}</Text>}
          </Dialog.Description>
          {props.warning && <DialogWarning text={props.warning} />}
        </>
      }
      footer={
        <>
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
        </>
      }
    />
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
