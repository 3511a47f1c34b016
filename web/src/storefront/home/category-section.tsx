import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { categoryListQuery } from '../../api/category-list.ts';
import { CategoryGrid, CategoryGridSkeleton } from '../../ui/category/category-grid.tsx';
import { classNames } from '../../ui/class-names.ts';
import pattern from '../../ui/pattern.module.css';
import { Section } from '../../ui/section.tsx';
import styles from './category-section.module.css';

function Categories() {
  const { data, isPending } = useQuery(categoryListQuery);
  if (isPending) return <CategoryGridSkeleton />;
  if (!data) return <p>{ERROR_TEXT.loadCategories}</p>;
  if (data.length === 0) return <p>NO CATEGORIES FOUND</p>;
  return <CategoryGrid categories={data} />;
}

/** The categories on their band. */
export function CategorySection() {
  return (
    <div className={classNames(pattern.pattern, styles.band, 'on-dark')}>
      <Section title="Shop by Category" accent="yellow">
        <Categories />
      </Section>
    </div>
  );
}
