import { Input, InputGroup } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

/** Typing pauses this long before the table follows, so that the address is not rewritten at every key. */
const PAUSE_MS = 200;

export interface SearchInputProps {
  /** Names the field for screen readers and stands in it while it is empty. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * A search field that follows the address and changes it shortly after typing, at once on Enter and on leaving the
 * field: a search that is still to come must not undo what the next click does.
 */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [text, setText] = useState(value);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestSearch = useRef(onSearch);
  useEffect(() => {
    latestSearch.current = onSearch;
  });
  useEffect(() => {
    if (pending.current === undefined) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(pending.current), []);

  const searchNow = (sought: string) => {
    clearTimeout(pending.current);
    pending.current = undefined;
    latestSearch.current(sought);
  };
  const searchSoon = (sought: string) => {
    clearTimeout(pending.current);
    pending.current = setTimeout(() => searchNow(sought), PAUSE_MS);
  };

  return (
    <InputGroup startElement={<Icon name="search" boxSize="16px" color="fg.muted" />}>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          searchSoon(event.target.value);
        }}
        onBlur={() => pending.current !== undefined && searchNow(text)}
        onKeyDown={(event) => event.key === 'Enter' && searchNow(text)}
      />
    </InputGroup>
  );
}
