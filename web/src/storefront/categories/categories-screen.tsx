import { pagePath } from '@rad-rewind/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { categoryListQuery } from '../../api/category-list.ts';
import { useSiteOrigin } from '../../app/site-context.tsx';
import { CategoryGrid, CategoryGridSkeleton } from '../../ui/category/category-grid.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBand } from '../../ui/page-band.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { breadcrumbData } from '../../ui/seo/structured-data.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import styles from './categories-screen.module.css';

const DESCRIPTION =
  'Browse hand-picked 90s collectibles by category: gadgets, fashion, toys, home decor, music and more.';

function Categories() {
  const { data, isPending } = useQuery(categoryListQuery);
  if (isPending) {
    return (
      <div className={styles.list}>
        <div className="wrap">
          <Loading>LOADING CATEGORIES...</Loading>
          <CategoryGridSkeleton />
        </div>
      </div>
    );
  }
  if (!data) {
    return (
      <StatePanel
        art="error"
        title="ERROR LOADING CATEGORIES"
        text="Sorry, we encountered an issue loading the categories."
        action={<HomeLink tone="green" />}
      />
    );
  }
  if (data.length === 0) {
    return (
      <StatePanel
        art="empty"
        title="NO CATEGORIES FOUND"
        text="The shelves are still being built. Check back later."
        action={<HomeLink tone="blue" />}
      />
    );
  }
  return (
    <div className={styles.list}>
      <div className="wrap">
        <CategoryGrid categories={data} headingLevel="h2" />
      </div>
    </div>
  );
}

/** All categories. */
export default function CategoriesScreen() {
  const origin = useSiteOrigin();
  const path = pagePath.categories;
  return (
    <>
      <PageHead
        title="Categories"
        description={DESCRIPTION}
        path={path}
        structuredData={[breadcrumbData([{ name: 'Categories', path }], origin)]}
      />
      <PageBand accent="yellow" title="Categories" text="Pick an aisle. They all lead back to the 90s." />
      <Categories />
    </>
  );
}
