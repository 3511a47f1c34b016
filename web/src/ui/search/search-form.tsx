import { TEXT_LIMITS } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../icon.tsx';
import styles from './search-form.module.css';

/** Query parameter that holds what is searched for. */
export const SEARCH_PARAMETER = 'q';

interface SearchFormProps {
  /** Tells two forms on a page apart. */
  label: string;
  /** What the field holds at first. */
  initial?: string;
  className?: string | undefined;
}

/** Searches the shop. It is a form, so that it works without the script too. */
export function SearchForm({ label, initial = '', className }: SearchFormProps) {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get(SEARCH_PARAMETER) ?? '').trim();
    void navigate(pagePath.search(term === '' ? undefined : term));
  };
  return (
    <search className={className}>
      <form
        className={styles.form}
        action={pagePath.search()}
        method="get"
        aria-label={label}
        onSubmit={onSubmit}
      >
        <input
          type="search"
          name={SEARCH_PARAMETER}
          aria-label={label}
          placeholder="Search"
          defaultValue={initial}
          maxLength={TEXT_LIMITS.search}
          enterKeyHint="search"
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
