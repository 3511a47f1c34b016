import { NativeSelect } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FormField } from './form-field.tsx';

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of the form. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const { register } = useFormContext();
  return (
    <FormField name={name} label={label}>
      <NativeSelect.Root>
        <NativeSelect.Field {...register(name)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
