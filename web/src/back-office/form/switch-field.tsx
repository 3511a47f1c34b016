import { Box, Switch, Text } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';

export interface SwitchFieldProps {
  name: string;
  label: string;
  help?: string;
}

/** A flag of the form: words left, switch right. */
export function SwitchField({ name, label, help }: SwitchFieldProps) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch.Root
          checked={field.value === true}
          onCheckedChange={({ checked }) => field.onChange(checked)}
          display="flex"
          justifyContent="space-between"
          gap="4"
        >
          <Switch.HiddenInput ref={field.ref} onBlur={field.onBlur} />
          <Switch.Label>
            <Box fontWeight="700" fontSize="0.9375rem">
              {label}
            </Box>
            {help && (
              <Text textStyle="sm" color="fg.muted" fontWeight="400">
                {help}
              </Text>
            )}
          </Switch.Label>
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
        </Switch.Root>
      )}
    />
  );
}
