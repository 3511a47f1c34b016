import type { Category } from '@rad-rewind/contract/category';
import { LIST_PAGE_SIZE } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { tagKey } from '@rad-rewind/contract/product-rules';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { ProductSummary } from '../../api/product-list.ts';
import { buttonClass } from '../../ui/button.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { keepWhileGrowing } from '../../ui/load-more/keep-while-growing.ts';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { shownFrom } from '../../ui/load-more/shown.ts';
import { Loading } from '../../ui/loading.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../ui/product/product-grid.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { categoryProductsQuery, categoryTagQuery, TAGGED_LIMIT, tagFrom } from './category-queries.ts';
import styles from './category-screen.module.css';
import { tagChips } from './tag-chips.ts';
import { TagFilter } from './tag-filter.tsx';

const carries = (product: ProductSummary, tag: string) =>
  product.tags.some((candidate) => tagKey(candidate) === tagKey(tag));

/** What the filter leaves of the list; what is at hand shows until the answer with all of them comes. */
function useTagged(categoryId: number, list: readonly ProductSummary[] | undefined) {
  const [searchParams] = useSearchParams();
  const tag = tagFrom(searchParams);
  const query = categoryTagQuery(categoryId, searchParams);
  return useQuery({
    ...(query ?? categoryProductsQuery(categoryId, searchParams)),
    enabled: query !== null,
    placeholderData: () => (tag === null ? undefined : list?.filter((product) => carries(product, tag))),
  });
}

function Empty() {
  return (
    <StatePanel
      art="empty"
      title="NO PRODUCTS FOUND"
      text="Try a different category or check back later."
      action={
        <Link className={buttonClass({ tone: 'blue' })} to={pagePath.categories}>
          BROWSE OTHER CATEGORIES
        </Link>
      }
    />
  );
}

/** Where more may carry the tag than are shown. */
function AllOfTag({ tag }: { tag: string }) {
  return (
    <p className={styles.more}>
      <Link className={buttonClass({ tone: 'purple' })} to={pagePath.tag(tag)}>
        ALL WITH THIS TAG
        <Icon name="right" />
      </Link>
    </p>
  );
}

function Found({
  products,
  listed,
}: {
  products: readonly ProductSummary[];
  listed: readonly ProductSummary[];
}) {
  const [searchParams] = useSearchParams();
  const tag = tagFrom(searchParams);
  return (
    <>
      <TagFilter tags={tagChips(listed, tag)} />
      {products.length === 0 ? <Empty /> : <ProductGrid products={products} headingLevel="h2" isMain />}
      {tag !== null && products.length >= TAGGED_LIMIT && <AllOfTag tag={tag} />}
    </>
  );
}

/** The products of a category with the filter by tag. */
export function CategoryProducts({ category }: { category: Category }) {
  const [searchParams] = useSearchParams();
  const limit = shownFrom(searchParams, LIST_PAGE_SIZE);
  const isFiltered = tagFrom(searchParams) !== null;
  const query = categoryProductsQuery(category.id, searchParams);
  const list = useQuery({ ...query, placeholderData: keepWhileGrowing(query) });
  const tagged = useTagged(category.id, list.data);
  const products = isFiltered ? tagged.data : list.data;

  if (list.isError || (isFiltered && tagged.isError)) {
    return (
      <StatePanel
        art="error"
        title="ERROR"
        text={ERROR_TEXT.fetchProducts}
        action={<HomeLink tone="green" />}
      />
    );
  }
  return (
    <div className={styles.list}>
      <div className="wrap">
        {products && list.data ? (
          <Found products={products} listed={list.data} />
        ) : (
          <>
            <Loading>LOADING RADICAL PRODUCTS...</Loading>
            <ProductGridSkeleton count={8} />
          </>
        )}
        {!isFiltered && list.data && (list.data.length >= limit || list.isPlaceholderData) && (
          <LoadMore label="LOAD MORE PRODUCTS" limit={limit} busy={list.isPlaceholderData} />
        )}
      </div>
    </div>
  );
}
