import { pagePath } from '@rad-rewind/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoryListQuery } from '../../api/category-list.ts';
import chips from '../../ui/chips.module.css';
import styles from './search-screen.module.css';

/** Where to go on when a search leads nowhere: what is new, and the categories. */
export function Suggestions() {
  const { data: categories = [] } = useQuery(categoryListQuery);
  return (
    <ul className={styles.suggestions}>
      <li>
        <Link className={chips.chip} to={pagePath.newArrivals}>
          New Arrivals
        </Link>
      </li>
      {categories.map(({ id, slug, name }) => (
        <li key={id}>
          <Link className={chips.chip} to={pagePath.category(slug)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
