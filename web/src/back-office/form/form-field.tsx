import { Field, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Icon } from '../ui/icon.tsx';

export interface FormFieldProps {
  /** The field's name in the form's values. */
  name: string;
  label: string;
  optional?: boolean;
  help?: ReactNode;
  children: ReactNode;
}

/** The message that a form has for a field, if any. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}

/** Label above, control, help and error below, all tied together for screen readers. */
export function FormField({ name, label, optional = false, help, children }: FormFieldProps) {
  const error = useFieldError(name);
  return (
    <Field.Root invalid={error !== undefined} minW="0">
      <Field.Label>
        {label}
        {optional && (
          <Text as="span" color="fg.muted" fontWeight="400">
            (optional)
          </Text>
        )}
      </Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>
        <Icon name="alert" boxSize="16px" mt="0.5" />
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
