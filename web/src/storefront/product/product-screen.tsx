import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../api/api-error.ts';
import { productBySlugQuery } from '../../api/product-by-slug.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

function ProductMissing() {
  return (
    <>
      <PageHead title="Product not found" description="There is no such product." />
      <StatePanel
        art="404"
        headingLevel="h1"
        title="PRODUCT NOT FOUND"
        text="Sorry, we couldn't find the product you're looking for!"
        action={<HomeLink />}
      />
    </>
  );
}

function ProductFailed() {
  return (
    <>
      <PageHead title="Error" description="This product could not be loaded." />
      <StatePanel
        art="error"
        headingLevel="h1"
        title="ERROR"
        text={ERROR_TEXT.loadProducts}
        action={<HomeLink tone="green" />}
      />
    </>
  );
}

/** One product. */
export default function ProductScreen() {
  const { slug = '' } = useParams();
  const { data: product, error, isPending } = useQuery(productBySlugQuery(slug));
  if (isPending) return <ProductSkeleton />;
  if (product) return <ProductDetails key={product.id} product={product} />;
  if (isNotFound(error)) return <ProductMissing />;
  return <ProductFailed />;
}
