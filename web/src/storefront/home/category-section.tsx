import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { categoryListQuery } from '../../api/category-list.ts';
import { CategoryGrid, CategoryGridSkeleton } from '../../ui/category/category-grid.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import pattern from '../../ui/pattern.module.css';
import { Section } from '../../ui/section.tsx';
import styles from './category-section.module.css';

function Categories() {
  const { data, isPending } = useQuery(categoryListQuery);
  if (isPending) return <CategoryGridSkeleton />;
  if (!data) return <Note>{ERROR_TEXT.loadCategories}</Note>;
  if (data.length === 0) return <Note>NO CATEGORIES FOUND</Note>;
  return <CategoryGrid categories={data} />;
}

/** The categories on their band. */
export function CategorySection() {
  return (
    <div className={classNames(pattern.pattern, styles.band, 'on-dark')}>
      <Section title="Shop by Category" accent="yellow" rows={3}>
        <Categories />
      </Section>
    </div>
  );
}
