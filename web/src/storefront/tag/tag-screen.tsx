import { LIST_PAGE_SIZE } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useSiteOrigin } from '../../app/site-context.tsx';
import { buttonClass } from '../../ui/button.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { shownFrom } from '../../ui/load-more/shown.ts';
import { PageBand } from '../../ui/page-band.tsx';
import { ProductList } from '../../ui/product/product-list.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { breadcrumbData, collectionData } from '../../ui/seo/structured-data.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { tagProductsQuery } from './tag-queries.ts';

/** The products with a tag. */
export default function TagScreen() {
  const { tag = '' } = useParams();
  const origin = useSiteOrigin();
  const [searchParams] = useSearchParams();
  const query = tagProductsQuery(tag, searchParams);
  const { data } = useQuery(query);
  const path = pagePath.tag(tag.trim().toLowerCase());
  const description = `Hand-picked 90s collectibles tagged "${tag}", with links to where to buy them.`;
  return (
    <>
      <PageHead
        title={`Tag: ${tag}`}
        description={description}
        {...(data && data.length > 0 && { path })}
        structuredData={[
          collectionData({ name: tag, description, path }, data ?? [], origin),
          breadcrumbData([{ name: tag, path }], origin),
        ]}
      />
      <PageBand accent="blue" title={`#${tag}`} text="Everything we have with this tag." />
      <ProductList
        query={query}
        limit={shownFrom(searchParams, LIST_PAGE_SIZE)}
        empty={
          <StatePanel
            art="empty"
            title="NO PRODUCTS FOUND"
            text="Nothing carries this tag right now."
            action={
              <Link className={buttonClass({ tone: 'blue' })} to={pagePath.categories}>
                BROWSE CATEGORIES
              </Link>
            }
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
