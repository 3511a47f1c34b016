import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useSiteOrigin } from '../../app/site-context.tsx';
import { PageHead, SITE_NAME } from '../../ui/seo/page-head.tsx';
import { collectionData, websiteData } from '../../ui/seo/structured-data.ts';
import { CategorySection } from './category-section.tsx';
import { FreshArrivals } from './fresh-arrivals.tsx';
import { Hero } from './hero.tsx';
import { homeProductsQuery } from './home-queries.ts';
import { ProductsSection } from './products-section.tsx';
import { Ticker } from './ticker.tsx';

const DESCRIPTION =
  'Hand-picked 90s collectibles: retro tech gadgets, fashion, toys, games, home decor and music from the decade of dial tones and Saturday morning cartoons.';

function HomeHead() {
  const origin = useSiteOrigin();
  const [searchParams] = useSearchParams();
  const { data: products = [] } = useQuery(homeProductsQuery(searchParams));
  return (
    <PageHead
      title={`Hand-picked 90s collectibles | ${SITE_NAME}`}
      description={DESCRIPTION}
      path="/"
      structuredData={[
        websiteData(origin),
        collectionData({ name: SITE_NAME, description: DESCRIPTION, path: '/' }, products, origin),
      ]}
    />
  );
}

/** The home page. */
export default function HomeScreen() {
  return (
    <>
      <HomeHead />
      <Ticker />
      <Hero />
      <FreshArrivals />
      <CategorySection />
      <ProductsSection />
    </>
  );
}
