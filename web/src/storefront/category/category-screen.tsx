import type { Category } from '@rad-rewind/contract/category';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { categoryListQuery } from '../../api/category-list.ts';
import { useSiteOrigin } from '../../app/site-context.tsx';
import { accentAt } from '../../ui/accent.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBand } from '../../ui/page-band.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { breadcrumbData, collectionData } from '../../ui/seo/structured-data.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { CategoryProducts } from './category-products.tsx';
import { categoryProductsQuery } from './category-queries.ts';
import { PictureFan } from './picture-fan.tsx';

function CategoryHead({ category }: { category: Category }) {
  const origin = useSiteOrigin();
  const [searchParams] = useSearchParams();
  const { data: products = [] } = useQuery(categoryProductsQuery(category.id, searchParams));
  const path = pagePath.category(category.slug);
  const description =
    category.description ??
    `Hand-picked 90s collectibles in ${category.name}, with links to where to buy them.`;
  return (
    <PageHead
      title={category.name}
      description={description}
      path={path}
      image={category.image === null ? undefined : { address: category.image, alt: category.name }}
      structuredData={[
        collectionData({ name: category.name, description, path }, products, origin),
        breadcrumbData(
          [
            { name: 'Categories', path: pagePath.categories },
            { name: category.name, path },
          ],
          origin,
        ),
      ]}
    />
  );
}

/** Stands over a category that is not there yet, so that the page has its title and heading from the start. */
function CategoryPending() {
  return (
    <>
      <PageHead title="Category" description="A category of hand-picked 90s collectibles." />
      <h1 className="visually-hidden">Category</h1>
      <Loading>LOADING RADICAL PRODUCTS...</Loading>
    </>
  );
}

function CategoryFailed() {
  return (
    <>
      <PageHead title="Error" description="This category could not be loaded." />
      <StatePanel
        art="error"
        headingLevel="h1"
        title="ERROR"
        text={ERROR_TEXT.loadCategory}
        action={<HomeLink />}
      />
    </>
  );
}

function CategoryMissing() {
  return (
    <>
      <PageHead title="Category not found" description="There is no such category." />
      <StatePanel
        art="404"
        headingLevel="h1"
        title="CATEGORY NOT FOUND"
        text="Sorry, we couldn't find the category you're looking for!"
        action={<HomeLink />}
      />
    </>
  );
}

/** The products of one category. */
export default function CategoryScreen() {
  const { slug } = useParams();
  const { data: categories, isPending } = useQuery(categoryListQuery);
  if (isPending) return <CategoryPending />;
  if (!categories) return <CategoryFailed />;
  const index = categories.findIndex((category) => category.slug === slug);
  const category = categories[index];
  if (!category) return <CategoryMissing />;
  return (
    <>
      <CategoryHead category={category} />
      <PageBand accent={accentAt(index)} title={category.name} text={category.description}>
        <PictureFan categoryId={category.id} />
      </PageBand>
      <CategoryProducts key={category.id} category={category} />
    </>
  );
}
