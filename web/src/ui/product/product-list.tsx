import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { productListQuery } from '../../api/product-list.ts';
import { keepWhileGrowing } from '../load-more/keep-while-growing.ts';
import { LoadMore } from '../load-more/load-more.tsx';
import { Loading } from '../loading.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import styles from './product-list.module.css';

interface ProductListProps {
  query: ReturnType<typeof productListQuery>;
  /** How many products it shows at most; left out where it shows all of them. */
  limit?: number;
  /** Stands in for the list where nothing matches. */
  empty: ReactNode;
  /** Stands in for the list where it can't be loaded. */
  error: ReactNode;
}

/** The products of a page that is nothing but a list of products, in all its states. */
export function ProductList({ query, limit = Number.POSITIVE_INFINITY, empty, error }: ProductListProps) {
  const { data, isError, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: keepWhileGrowing(query),
  });
  if (isError) return error;
  if (data?.length === 0) return empty;
  return (
    <div className={styles.list}>
      <div className="wrap">
        {data ? (
          <ProductGrid products={data} headingLevel="h2" isMain />
        ) : (
          <>
            <Loading>LOADING RADICAL PRODUCTS...</Loading>
            <ProductGridSkeleton count={8} />
          </>
        )}
        {data && (data.length >= limit || isPlaceholderData) && (
          <LoadMore label="LOAD MORE PRODUCTS" limit={limit} busy={isPlaceholderData} />
        )}
      </div>
    </div>
  );
}
