import { LIST_PAGE_SIZE } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { productListQuery } from '../../api/product-list.ts';
import { useSiteOrigin } from '../../app/site-context.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { shownFrom } from '../../ui/load-more/shown.ts';
import { PageBand } from '../../ui/page-band.tsx';
import { ProductList } from '../../ui/product/product-list.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { breadcrumbData, collectionData } from '../../ui/seo/structured-data.ts';
import { StatePanel } from '../../ui/state-panel.tsx';

const NAME = 'New Arrivals';
const DESCRIPTION =
  'The newest hand-picked 90s collectibles: everything that came in during the last seven days.';

/** What came in during the last seven days. */
export default function NewArrivalsScreen() {
  const origin = useSiteOrigin();
  const [searchParams] = useSearchParams();
  const limit = shownFrom(searchParams, LIST_PAGE_SIZE);
  const query = productListQuery({ newArrival: true, limit });
  const { data = [] } = useQuery(query);
  const path = pagePath.newArrivals;
  return (
    <>
      <PageHead
        title={NAME}
        description={DESCRIPTION}
        path={path}
        structuredData={[
          collectionData({ name: NAME, description: DESCRIPTION, path }, data, origin),
          breadcrumbData([{ name: NAME, path }], origin),
        ]}
      />
      <PageBand
        accent="green"
        title={NAME}
        text="Fresh off the shelf: what came in during the last seven days."
      />
      <ProductList
        query={query}
        limit={limit}
        empty={
          <StatePanel
            art="empty"
            title="NO NEW ARRIVALS FOUND"
            text="Check back soon: fresh finds come in every week."
            action={<HomeLink tone="blue" />}
          />
        }
        error={
          <StatePanel
            art="error"
            title="ERROR LOADING NEW ARRIVALS"
            text="Sorry, we encountered an issue loading the new arrivals."
            action={<HomeLink tone="green" />}
          />
        }
      />
    </>
  );
}
