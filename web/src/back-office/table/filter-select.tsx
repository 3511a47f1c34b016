import { NativeSelect } from '@chakra-ui/react';

export interface FilterSelectProps {
  label: string;
  /** The choice that filters nothing. */
  all: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Narrows a table to one choice. */
export function FilterSelect({ label, all, value = '', options, onChange }: FilterSelectProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
