import { HOME_PAGE_SIZE } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../ui/button.ts';
import { keepWhileGrowing } from '../../ui/load-more/keep-while-growing.ts';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { shownFrom } from '../../ui/load-more/shown.ts';
import { Loading } from '../../ui/loading.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../ui/product/product-grid.tsx';
import { Section } from '../../ui/section.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { categoryFrom, homeProductsQuery } from './home-queries.ts';
import styles from './products-section.module.css';
import { type SortOrder, sortProducts } from './sort-products.ts';
import { SortSelect } from './sort-select.tsx';

function Products({ order }: { order: SortOrder }) {
  const [searchParams] = useSearchParams();
  const limit = shownFrom(searchParams, HOME_PAGE_SIZE);
  const query = homeProductsQuery(searchParams);
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepWhileGrowing(query),
  });

  if (isPending) {
    return (
      <>
        <Loading>LOADING RADICAL PRODUCTS...</Loading>
        <ProductGridSkeleton count={HOME_PAGE_SIZE} />
      </>
    );
  }
  if (!data) {
    return (
      <StatePanel
        art="error"
        headingLevel="h3"
        title="ERROR"
        text={ERROR_TEXT.fetchProducts}
        action={
          <button type="button" className={buttonClass({ tone: 'green' })} onClick={() => refetch()}>
            TRY AGAIN
          </button>
        }
      />
    );
  }
  if (data.length === 0) {
    return (
      <StatePanel
        art="empty"
        headingLevel="h3"
        title="NO PRODUCTS FOUND IN THIS CATEGORY"
        text="Try a different category or check back later."
        action={
          categoryFrom(searchParams) !== undefined && (
            <Link className={buttonClass({ tone: 'blue' })} to={pagePath.home} replace>
              ALL ITEMS
            </Link>
          )
        }
      />
    );
  }
  return (
    <>
      <ProductGrid products={sortProducts(data, order, Date.now())} />
      {(data.length >= limit || isPlaceholderData) && (
        <LoadMore label="LOAD MORE RADICAL STUFF!" limit={limit} busy={isPlaceholderData} />
      )}
    </>
  );
}

/** All products, with their filter and order. */
export function ProductsSection() {
  const [order, setOrder] = useState<SortOrder>('newest');
  return (
    <Section id="products" title="TOTALLY RAD PRODUCTS" accent="blue" rows={4}>
      <div className={styles.tools}>
        <CategoryFilter />
        <SortSelect order={order} onChange={setOrder} />
      </div>
      <Products order={order} />
    </Section>
  );
}
