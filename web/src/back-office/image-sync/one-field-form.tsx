import { Button, Card, Field, Flex, Input, type InputProps, Spinner } from '@chakra-ui/react';
import { type FormEvent, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';

export interface OneFieldFormProps {
  title: string;
  label: string;
  help?: string;
  inputMode?: InputProps['inputMode'];
  submitLabel: string;
  value: string;
  fault: string | null;
  pending: boolean;
  onChange: (value: string) => void;
  /** @returns whether the value was taken; where not, the field gets the focus */
  onSubmit: () => boolean;
}

/** A card with one field and the button that does something with it. */
export function OneFieldForm(props: OneFieldFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.onSubmit()) input.current?.focus();
  };
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">{props.title}</Card.Title>
      </Card.Header>
      <Card.Body>
        <form onSubmit={submit} noValidate>
          <Field.Root invalid={props.fault !== null}>
            <Field.Label>{props.label}</Field.Label>
            <Flex gap="2" w="full">
              <Input
                ref={input}
                inputMode={props.inputMode}
                autoComplete="off"
                value={props.value}
                onChange={(event) => props.onChange(event.target.value)}
              />
              <Button type="submit" variant="outline" disabled={props.pending} aria-busy={props.pending}>
                {props.pending && <Spinner size="sm" />}
                {props.submitLabel}
              </Button>
            </Flex>
            {props.help && <Field.HelperText>{props.help}</Field.HelperText>}
            <Field.ErrorText>
              <Icon name="alert" boxSize="16px" mt="0.5" />
              {props.fault}
            </Field.ErrorText>
          </Field.Root>
        </form>
      </Card.Body>
    </Card.Root>
  );
}
