import { Input, InputGroup } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

/** Typing pauses this long before the table follows, so that the address is not rewritten at every key. */
const PAUSE_MS = 200;

export interface SearchInputProps {
  /** Names the field for screen readers and stands in it while it is empty. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search field that follows the address and changes it shortly after typing. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <InputGroup startElement={<Icon name="search" boxSize="16px" color="fg.muted" />}>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(text);
        }}
      />
    </InputGroup>
  );
}
