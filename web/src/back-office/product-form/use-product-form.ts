import { type ProductInput, productInputSchema } from '@rad-rewind/contract/product';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { schemaResolver } from '../form/schema-resolver.ts';
import { useConflict } from '../form/use-conflict.ts';
import { type FormTab, firstError } from './form-tabs.ts';
import type { ProductFormValues } from './product-form-values.ts';
import { useSaveProduct } from './use-save-product.ts';

const resolver = schemaResolver<ProductFormValues, ProductInput>(productInputSchema);

export interface ProductFormStart {
  /** The product to replace; null creates one. */
  id: number | null;
  /** Its version, so that somebody else's save is not overwritten; null for a new product. */
  updatedAt: string | null;
  /** What the fields start with. */
  values: ProductFormValues;
}

/** The product form's state: fields, open tab, save, conflict, and the way to the first error on any tab. */
export function useProductForm({ id, updatedAt, values }: ProductFormStart) {
  const form = useForm({ resolver, defaultValues: values, shouldFocusError: false });
  const [tab, setTab] = useState<FormTab>('basic');
  const conflict = useConflict(updatedAt);
  const save = useSaveProduct(id);

  const showFirstError = (errors: FieldErrors<ProductFormValues>) => {
    const first = firstError(errors);
    if (!first) return;
    // A field on a hidden tab can't take the focus before the tab is shown.
    flushSync(() => setTab(first.tab));
    // An Amazon product's link is not typed; the ASIN search above it brings it.
    const hidden = first.field === 'affiliateLink' && form.getValues('isAmazonProduct');
    form.setFocus(hidden ? 'amazonProductId' : first.field);
  };
  const onSaveError = (error: Error) => {
    if (conflict.ask(error)) return;
    if (error instanceof ApiError && error.status === 409) {
      form.setError('slug', { message: error.text });
      showFirstError({ slug: { type: 'conflict' } });
    }
  };
  const saveOver = (version: string | null) =>
    form.handleSubmit((input) => {
      conflict.close();
      const update = version === null ? input : { ...input, expectedUpdatedAt: version };
      save.mutate(update, { onError: onSaveError });
    }, showFirstError);
  return {
    form,
    tab,
    setTab,
    save,
    conflict,
    submit: saveOver(conflict.openedAt),
    overwrite: saveOver(conflict.found?.changedAt ?? null),
  };
}
