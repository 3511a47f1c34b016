import { Field, NativeSelect } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { useState } from 'react';
import { updateProduct } from '../../../api/admin-update-product.ts';
import { changedProduct } from './bulk-change.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkActionProps, productCount } from './delete-products-dialog.tsx';

/** Puts the selected products into one category, or into none. */
export function SetCategoryDialog({
  open,
  products,
  onClose,
  onRefused,
  categories,
}: BulkActionProps & { categories: readonly Category[] }) {
  const [choice, setChoice] = useState('');
  const categoryId = choice === '' ? null : Number(choice);
  return (
    <BulkDialog
      open={open}
      title="SET CATEGORY"
      confirmLabel={`SET CATEGORY OF ${products.length}`}
      products={products}
      perform={(product) => updateProduct({ id: product.id, input: changedProduct(product, { categoryId }) })}
      onClose={onClose}
      onRefused={onRefused}
    >
      <Field.Root>
        <Field.Label>Category for {productCount(products.length)}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field value={choice} onChange={(event) => setChoice(event.target.value)}>
            <option value="">None</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
    </BulkDialog>
  );
}
