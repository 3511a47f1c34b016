import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryListQuery } from '../../api/category-list.ts';
import chips from '../../ui/chips.module.css';
import { classNames } from '../../ui/class-names.ts';
import { CATEGORY_PARAMETER, categoryFrom } from './home-queries.ts';

/** The buttons that choose a category. They are a form, so that they work without the script too. */
export function CategoryFilter() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { data: categories = [] } = useQuery(categoryListQuery);
  const chosen = categoryFrom(searchParams);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const value = submitter?.getAttribute('value');
    setSearchParams(value ? { [CATEGORY_PARAMETER]: value } : {}, { replace: true });
  };

  return (
    <form action="/#products" method="get" aria-label="Filter by category" onSubmit={onSubmit}>
      <fieldset className={classNames(chips.chips, chips.swipe)}>
        <legend className="visually-hidden">Filter by category</legend>
        <button
          type="submit"
          className={classNames(chips.chip, chips.pixel)}
          aria-pressed={chosen === undefined}
        >
          ALL ITEMS
        </button>
        {categories.map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name={CATEGORY_PARAMETER}
            value={id}
            className={classNames(chips.chip, chips.pixel)}
            aria-pressed={chosen === id}
          >
            {name.toUpperCase()}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
