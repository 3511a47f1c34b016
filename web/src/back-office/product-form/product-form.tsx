import { Box, Button, Card } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { pagePath } from '@rad-rewind/contract/paths';
import { FormProvider, useWatch } from 'react-hook-form';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { UnsavedChangesDialog } from '../form/unsaved-changes-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { type ProductFormStart, useProductForm } from './use-product-form.ts';
import { useProductPreview } from './use-product-preview.ts';

export interface ProductFormProps {
  start: ProductFormStart;
  categories: readonly Category[];
  /** Starts the form again with what is stored now. */
  onReload: () => void;
}

/** The product form. What was typed stays when a save fails. */
export function ProductForm({ start, categories, onReload }: ProductFormProps) {
  const product = useProductForm(start);
  const { form, save } = product;
  const name = useWatch({ control: form.control, name: 'name' });
  const preview = useProductPreview(form, start.id);
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <form onSubmit={product.submit} noValidate>
        <Card.Root>
          <ProductTabs tab={product.tab} onTab={product.setTab} categories={categories} />
        </Card.Root>
        <SaveBar
          dirty={isDirty}
          pending={save.isPending}
          saveLabel={start.id === null ? 'SAVE PRODUCT' : 'UPDATE PRODUCT'}
          cancelTo={pagePath.adminProducts}
        >
          <Button variant="outline" px={{ base: '3', md: '4' }} aria-label="PREVIEW" onClick={preview.open}>
            <Icon name="eye" boxSize="16px" />
            <Box as="span" hideBelow="md">
              PREVIEW
            </Box>
          </Button>
        </SaveBar>
      </form>
      <UnsavedChangesDialog active={isDirty && !save.isSuccess} name={name} />
      <ConflictDialog
        title="PRODUCT CHANGED"
        what="this product"
        conflict={product.conflict.found}
        onOverwrite={() => void product.overwrite()}
        onReload={onReload}
        onClose={product.conflict.close}
      />
    </FormProvider>
  );
}
