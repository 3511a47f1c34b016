import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { adminCategoriesQuery } from '../../api/admin-categories.ts';
import { adminProductsQuery } from '../../api/admin-products.ts';
import { reasonText } from '../failure-text.ts';
import { DUPLICATE_PARAMETER } from '../products/duplicate-path.ts';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { LoadingSpinner } from '../ui/loading.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ProductForm } from './product-form.tsx';
import { duplicateFormValues, EMPTY_PRODUCT, productFormValues } from './product-form-values.ts';
import type { ProductFormStart } from './use-product-form.ts';

const BACK = { to: pagePath.adminProducts, label: 'BACK TO PRODUCTS' };

interface LoadedFormProps {
  /** The form's start out of all products; null where the product does not exist. */
  startFrom: (products: readonly Product[]) => ProductFormStart | null;
}

function LoadedForm({ startFrom }: LoadedFormProps) {
  const products = useQuery(adminProductsQuery);
  const categories = useQuery(adminCategoriesQuery);
  const [round, setRound] = useState(0);
  const failure = products.error ?? categories.error;
  if (failure) {
    const reload = () => Promise.all([products.refetch(), categories.refetch()]);
    return <ErrorAlert message={reasonText(failure, ERROR_TEXT.loadData)} onRetry={reload} />;
  }
  if (!products.data || !categories.data) return <LoadingSpinner />;
  const start = startFrom(products.data);
  if (!start) return <ErrorAlert message={ERROR_TEXT.productNotFound} />;
  const startAgain = async () => {
    await products.refetch();
    setRound(round + 1);
  };
  return <ProductForm key={round} start={start} categories={categories.data} onReload={startAgain} />;
}

/** /admin/products/new, empty or as a copy of the product that the address names. */
export function CreateProductScreen() {
  const [params] = useSearchParams();
  const original = params.get(DUPLICATE_PARAMETER);
  const startFrom = (products: readonly Product[]): ProductFormStart | null => {
    if (original === null) return { id: null, updatedAt: null, values: EMPTY_PRODUCT };
    const product = products.find(({ id }) => String(id) === original);
    if (!product) return null;
    const slugs = products.map(({ slug }) => slug);
    return { id: null, updatedAt: null, values: duplicateFormValues(product, slugs) };
  };
  return (
    <>
      <PageHead title="CREATE PRODUCT" back={BACK} />
      <LoadedForm key={original} startFrom={startFrom} />
    </>
  );
}

/** /admin/products/edit/{id} */
export function EditProductScreen() {
  const { id } = useParams();
  const startFrom = (products: readonly Product[]): ProductFormStart | null => {
    const product = products.find((candidate) => String(candidate.id) === id);
    if (!product) return null;
    return { id: product.id, updatedAt: product.updatedAt, values: productFormValues(product) };
  };
  return (
    <>
      <PageHead title="EDIT PRODUCT" back={BACK} />
      <LoadedForm key={id} startFrom={startFrom} />
    </>
  );
}
