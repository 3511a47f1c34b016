import { Field, NativeSelect, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { updateProduct } from '../../../api/admin-update-product.ts';
import { type BulkChange, changedProduct } from './bulk-change.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkActionProps, productCount } from './delete-products-dialog.tsx';

type FlagChoice = 'leave' | 'set' | 'clear';

interface FlagSelectProps {
  label: string;
  value: FlagChoice;
  onChange: (value: FlagChoice) => void;
}

function FlagSelect({ label, value, onChange }: FlagSelectProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value as FlagChoice)}>
          <option value="leave">Leave as it is</option>
          <option value="set">Set</option>
          <option value="clear">Clear</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

/** Sets or clears the flags of the selected products. */
export function SetFlagsDialog({ open, products, onClose, onRefused }: BulkActionProps) {
  const [featured, setFeatured] = useState<FlagChoice>('leave');
  const [newArrival, setNewArrival] = useState<FlagChoice>('leave');
  const change: BulkChange = {
    ...(featured !== 'leave' && { isFeatured: featured === 'set' }),
    ...(newArrival !== 'leave' && { isNewArrival: newArrival === 'set' }),
  };
  return (
    <BulkDialog
      open={open}
      title="SET FLAGS"
      confirmLabel={`SET FLAGS OF ${products.length}`}
      ready={Object.keys(change).length > 0}
      products={products}
      perform={(product) => updateProduct({ id: product.id, input: changedProduct(product, change) })}
      onClose={onClose}
      onRefused={onRefused}
    >
      <Stack gap="4" role="group" aria-label={`Flags of ${productCount(products.length)}`}>
        <FlagSelect label="Featured product" value={featured} onChange={setFeatured} />
        <FlagSelect label="New arrival" value={newArrival} onChange={setNewArrival} />
      </Stack>
    </BulkDialog>
  );
}
