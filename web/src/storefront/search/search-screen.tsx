import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageBand } from '../../ui/page-band.tsx';
import { ProductList } from '../../ui/product/product-list.tsx';
import { SearchForm } from '../../ui/search/search-form.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { searchResultsQuery, searchTermFrom } from './search-queries.ts';
import styles from './search-screen.module.css';
import { Suggestions } from './suggestions.tsx';

type ResultsQuery = NonNullable<ReturnType<typeof searchResultsQuery>>;

function Results({ term, query }: { term: string; query: ResultsQuery }) {
  const { data } = useQuery(query);
  return (
    <>
      <p className="visually-hidden" role="status">
        {data && `${data.length} ${data.length === 1 ? 'product' : 'products'} found`}
      </p>
      <ProductList
        query={query}
        empty={
          <StatePanel
            art="empty"
            title="NO PRODUCTS FOUND"
            text={`Nothing matches "${term}". Try fewer or other words, or start from here:`}
            action={<Suggestions />}
          />
        }
        error={
          <StatePanel
            art="error"
            title="ERROR"
            text="Sorry, we couldn't load the products."
            action={<HomeLink tone="green" />}
          />
        }
      />
    </>
  );
}

/** What the shop has of what somebody searches for. */
export default function SearchScreen() {
  const [searchParams] = useSearchParams();
  const term = searchTermFrom(searchParams);
  const query = searchResultsQuery(searchParams);
  return (
    <>
      <PageHead
        title={term === '' ? 'Search' : `Search: ${term}`}
        description="Search the hand-picked 90s collectibles of Rad Rewind."
      />
      <PageBand accent="green" title="Search" text={query && `Results for "${term}"`}>
        <SearchForm key={term} className={styles.box} label="Search the shop" initial={term} />
      </PageBand>
      {query ? (
        <Results term={term} query={query} />
      ) : (
        <StatePanel
          art="empty"
          title="WHAT ARE YOU LOOKING FOR?"
          text="Type a word or two above, or start from here:"
          action={<Suggestions />}
        />
      )}
    </>
  );
}
