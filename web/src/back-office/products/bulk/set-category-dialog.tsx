import { Field, NativeSelect } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { useState } from 'react';
import { updateProduct } from '../../../api/admin-update-product.ts';
import { NO_CATEGORY } from '../product-rules.ts';
import { changedProduct } from './bulk-change.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkActionProps, productCount } from './delete-products-dialog.tsx';

/** Value of the field before anything is chosen: no category is a choice like any other. */
const UNDECIDED = '';

/** Puts the selected products into one category, or into none. */
export function SetCategoryDialog({
  open,
  products,
  onClose,
  onRefused,
  categories,
}: BulkActionProps & { categories: readonly Category[] }) {
  const [choice, setChoice] = useState(UNDECIDED);
  const categoryId = choice === NO_CATEGORY ? null : Number(choice);
  return (
    <BulkDialog
      open={open}
      title="SET CATEGORY"
      confirmLabel={`SET CATEGORY OF ${products.length}`}
      ready={choice !== UNDECIDED}
      products={products}
      perform={(product) => updateProduct({ id: product.id, input: changedProduct(product, { categoryId }) })}
      onClose={onClose}
      onRefused={onRefused}
    >
      <Field.Root>
        <Field.Label>Category for {productCount(products.length)}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field value={choice} onChange={(event) => setChoice(event.target.value)}>
            <option value={UNDECIDED} disabled>
              Choose a category
            </option>
            <option value={NO_CATEGORY}>None</option>
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
