import { Button, Dialog, Field, Input } from '@chakra-ui/react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { TitledDialog } from './titled-dialog.tsx';

export interface PromptDialogProps {
  open: boolean;
  title: string;
  label: string;
  submitLabel: string;
  /** Why a text is refused, or null. */
  faultOf: (text: string) => string | null;
  /** Whether the answer to a submit is awaited, which must not be sent twice. */
  pending?: boolean;
  /** Gets a text that is fine; closing the dialog is up to the owner, so that a text that fails later is kept. */
  onSubmit: (text: string) => void;
  onClose: () => void;
}

function PromptForm({ label, submitLabel, pending, faultOf, onSubmit, onClose, input }: PromptFormProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events rise through the portal: the form around the dialog is not the one to submit.
    event.stopPropagation();
    const found = faultOf(text);
    setFault(found);
    if (found) {
      input.current?.focus();
      return;
    }
    onSubmit(text);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Dialog.Body>
        <Field.Root invalid={fault !== null}>
          <Field.Label>{label}</Field.Label>
          <Input
            ref={input}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Field.ErrorText>
            <Icon name="alert" boxSize="16px" mt="0.5" />
            {fault}
          </Field.ErrorText>
        </Field.Root>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          CANCEL
        </Button>
        <Button type="submit" disabled={pending}>
          {submitLabel}
        </Button>
      </Dialog.Footer>
    </form>
  );
}

interface PromptFormProps extends Omit<PromptDialogProps, 'open' | 'title'> {
  input: RefObject<HTMLInputElement | null>;
}

/** Asks for one short text. */
export function PromptDialog({ open, title, ...form }: PromptDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TitledDialog
      open={open}
      title={title}
      closeOnInteractOutside={false}
      initialFocus={() => input.current}
      onClose={form.onClose}
    >
      <PromptForm {...form} input={input} />
    </TitledDialog>
  );
}
