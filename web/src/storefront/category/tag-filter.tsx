import { tagKey } from '@rad-rewind/contract/product-rules';
import type { FormEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../ui/button.ts';
import chips from '../../ui/chips.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { TAG_PARAMETER, tagFrom } from './category-queries.ts';
import styles from './category-screen.module.css';

/**
 * Chips that filter by tag: pressing one chooses it, pressing it again clears the filter, and either keeps what
 * has been loaded more. They are a form, so that they work without the script too.
 */
export function TagFilter({ tags }: { tags: readonly string[] }) {
  const { pathname } = useLocation();
  const [searchParams, setSearchParams] = useSearchParams();
  const chosen = tagFrom(searchParams);
  const isChosen = (tag: string) => chosen !== null && tagKey(tag) === tagKey(chosen);
  const others = [...searchParams].filter(([name]) => name !== TAG_PARAMETER);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const tag = submitter?.getAttribute('value');
    setSearchParams(tag ? [...others, [TAG_PARAMETER, tag]] : others, { replace: true });
  };

  if (tags.length === 0) return null;
  return (
    <form className={styles.tools} action={pathname} method="get" onSubmit={onSubmit}>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={chips.chips}>
        <legend className="visually-hidden">Filter by tag</legend>
        {tags.map((tag) => (
          <button
            key={tag}
            type="submit"
            {...(isChosen(tag) ? {} : { name: TAG_PARAMETER, value: tag })}
            className={chips.chip}
            aria-pressed={isChosen(tag)}
          >
            {tag}
          </button>
        ))}
      </fieldset>
      {chosen !== null && (
        <button type="submit" className={classNames(buttonClass({ size: 'small' }), styles.clear)}>
          <Icon name="close" />
          CLEAR FILTER
        </button>
      )}
    </form>
  );
}
