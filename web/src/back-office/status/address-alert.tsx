import { Box, Button, List } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { ErrorAlert } from '../ui/error-alert.tsx';
import type { AddressWarning } from './address-rows.ts';

/** Says that many visitors count as one, and on demand how to mend it. */
export function AddressAlert({ title, text, steps }: AddressWarning) {
  const [open, setOpen] = useState(false);
  const stepsId = useId();
  return (
    <ErrorAlert title={title} message={text}>
      <Box mt="2.5">
        <Button
          variant="outline"
          size="sm"
          aria-expanded={open}
          aria-controls={stepsId}
          onClick={() => setOpen(!open)}
        >
          HOW TO MEND IT
        </Button>
      </Box>
      <List.Root as="ol" id={stepsId} hidden={!open} mt="3" ps="5" gap="1.5">
        {steps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List.Root>
    </ErrorAlert>
  );
}
