import { Input, type InputProps, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormField } from './form-field.tsx';

export interface TextFieldProps {
  name: string;
  label: string;
  optional?: boolean;
  help?: ReactNode;
  type?: 'text' | 'url' | 'password';
  inputMode?: InputProps['inputMode'];
  autoComplete?: string;
  onBlur?: () => void;
}

/** A one-line text of the form. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    optional = false,
    help,
    type = 'text',
    inputMode,
    autoComplete = 'off',
    onBlur,
  } = props;
  const { register } = useFormContext();
  return (
    <FormField name={name} label={label} optional={optional} help={help}>
      <Input
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        {...register(name, onBlur ? { onBlur } : undefined)}
      />
    </FormField>
  );
}

/** A text of several lines that grows with what is typed. */
export function TextAreaField({
  name,
  label,
  optional = false,
  rows = 3,
}: TextFieldProps & { rows?: number }) {
  const { register } = useFormContext();
  return (
    <FormField name={name} label={label} optional={optional}>
      <Textarea rows={rows} autoresize {...register(name)} />
    </FormField>
  );
}
