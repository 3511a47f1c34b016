import { Checkbox } from '@chakra-ui/react';

export interface RowCheckboxProps {
  label: string;
  checked: boolean | 'indeterminate';
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to select a row with; the label is for screen readers. The target is larger than the box. */
export function RowCheckbox({ label, checked, disabled = false, onChange }: RowCheckboxProps) {
  return (
    <Checkbox.Root
      checked={checked}
      disabled={disabled}
      onCheckedChange={(details) => onChange(details.checked === true)}
      boxSize="var(--ctl)"
      m="-2"
      justifyContent="center"
    >
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}
