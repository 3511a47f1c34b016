import { Card } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { pagePath } from '@rad-rewind/contract/paths';
import { type ProductInput, productInputSchema } from '@rad-rewind/contract/product';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, FormProvider, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { schemaResolver } from '../form/schema-resolver.ts';
import { UnsavedChangesDialog } from '../form/unsaved-changes-dialog.tsx';
import { type FormTab, firstError } from './form-tabs.ts';
import type { ProductFormValues } from './product-form-values.ts';
import { ProductTabs } from './product-tabs.tsx';
import { useSaveProduct } from './use-save-product.ts';

const resolver = schemaResolver<ProductFormValues, ProductInput>(productInputSchema);

export interface ProductFormProps {
  /** The product to replace; null creates one. */
  id: number | null;
  /** What the fields start with. */
  start: ProductFormValues;
  categories: readonly Category[];
}

/** The form's state, its save, and the way to the first error whatever tab it is on. */
function useProductForm({ id, start }: ProductFormProps) {
  const form = useForm({ resolver, defaultValues: start, shouldFocusError: false });
  const [tab, setTab] = useState<FormTab>('basic');
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
    if (!(error instanceof ApiError) || error.status !== 409) return;
    form.setError('slug', { message: error.text });
    showFirstError({ slug: { type: 'conflict' } });
  };
  const submit = form.handleSubmit((input) => save.mutate(input, { onError: onSaveError }), showFirstError);
  return { form, tab, setTab, save, submit };
}

/** The product form. What was typed stays when a save fails. */
export function ProductForm(props: ProductFormProps) {
  const { form, tab, setTab, save, submit } = useProductForm(props);
  const name = useWatch({ control: form.control, name: 'name' });
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Card.Root>
          <ProductTabs tab={tab} onTab={setTab} categories={props.categories} />
        </Card.Root>
        <SaveBar
          dirty={isDirty}
          pending={save.isPending}
          saveLabel={props.id === null ? 'SAVE PRODUCT' : 'UPDATE PRODUCT'}
          cancelTo={pagePath.adminProducts}
        />
      </form>
      <UnsavedChangesDialog active={isDirty && !save.isSuccess} name={name} />
    </FormProvider>
  );
}
