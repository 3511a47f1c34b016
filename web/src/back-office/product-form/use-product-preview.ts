import { pagePath } from '@rad-rewind/contract/paths';
import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { storeProductDraft } from '../../ui/product-draft.ts';
import { draftProduct } from './draft-product.ts';
import type { ProductFormValues } from './product-form-values.ts';

const PREVIEW_TAB = 'product-preview';

/** Shows the product as a visitor would see it, in a tab that follows what is typed. */
export function useProductPreview(
  form: UseFormReturn<ProductFormValues, unknown, unknown>,
  id: number | null,
): { open: () => void } {
  const [opened, setOpened] = useState(false);
  const store = useCallback(
    () => storeProductDraft(draftProduct(form.getValues(), id, new Date())),
    [form, id],
  );
  useEffect(() => {
    if (!opened) return;
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [opened, form, store]);
  const open = () => {
    store();
    setOpened(true);
    window.open(pagePath.adminProductPreview, PREVIEW_TAB);
  };
  return { open };
}
