import { LOAD_MORE_STEP } from '@rad-rewind/contract/limits';
import type { FormEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../button.ts';
import { LoadingDots } from '../loading.tsx';
import styles from './load-more.module.css';
import { SHOWN_PARAMETER } from './shown.ts';

interface LoadMoreProps {
  label: string;
  /** How many products the list shows at most now. */
  limit: number;
  busy: boolean;
}

/** Adds products to a list. It is a form, so that it works without the script too. */
export function LoadMore({ label, limit, busy }: LoadMoreProps) {
  const { pathname } = useLocation();
  const [searchParams, setSearchParams] = useSearchParams();
  const next = String(limit + LOAD_MORE_STEP);
  const others = [...searchParams].filter(([name]) => name !== SHOWN_PARAMETER);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) setSearchParams([...others, [SHOWN_PARAMETER, next]], { replace: true });
  };

  return (
    <form className={styles.more} action={pathname} method="get" onSubmit={onSubmit}>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name={SHOWN_PARAMETER}
        value={next}
        className={buttonClass({ tone: 'purple', size: 'big' })}
        aria-busy={busy || undefined}
      >
        {label}
        {busy && <LoadingDots />}
      </button>
    </form>
  );
}
