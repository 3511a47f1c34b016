import type { Category } from '@rad-rewind/contract/category';
import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';
import { accentAt } from '../accent.ts';
import { buttonClass } from '../button.ts';
import { classNames } from '../class-names.ts';
import styles from './category-grid.module.css';
import { categoryNote } from './category-note.ts';
import { CategoryPicture } from './category-picture.tsx';

interface CategoryCardProps {
  category: Category;
  index: number;
  headingLevel: 'h2' | 'h3';
}

function CategoryCard({ category, index, headingLevel: Heading }: CategoryCardProps) {
  const note = categoryNote(category.description);
  return (
    <li className={styles.item}>
      <Link className={styles.card} data-accent={accentAt(index)} to={pagePath.category(category.slug)}>
        <div className={styles.text}>
          <div>
            <Heading className={styles.name}>{category.name}</Heading>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <span className={classNames(buttonClass({ size: 'small' }), styles.explore)}>EXPLORE</span>
        </div>
        <div className={styles.picture}>
          <CategoryPicture category={category} />
        </div>
      </Link>
    </li>
  );
}

interface CategoryGridProps {
  categories: readonly Category[];
  headingLevel?: 'h2' | 'h3';
}

/** Categories as cards in the accent cycle, each a link to its page. */
export function CategoryGrid({ categories, headingLevel = 'h3' }: CategoryGridProps) {
  return (
    <ul className={styles.grid}>
      {categories.map((category, index) => (
        <CategoryCard key={category.id} category={category} index={index} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}

/** The shape of the grid that is still being loaded. */
export function CategoryGridSkeleton() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <li key={index} className={styles.item}>
          <div className={styles.card} data-accent={accentAt(index)}>
            <div className={styles.text} />
            <div className={styles.picture} />
          </div>
        </li>
      ))}
    </ul>
  );
}
