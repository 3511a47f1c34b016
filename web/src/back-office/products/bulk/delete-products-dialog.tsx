import { Dialog, Text } from '@chakra-ui/react';
import type { Product } from '@rad-rewind/contract/product';
import { deleteProduct } from '../../../api/admin-delete-product.ts';
import { wayBackText } from '../../deleted/deleted-rules.ts';
import { BulkDialog } from './bulk-dialog.tsx';

export interface BulkActionProps {
  open: boolean;
  products: readonly Product[];
  onClose: () => void;
  /** Told which products were done before the session ended under the action. */
  onRefused: (done: readonly number[]) => void;
}

/** How many products, in words. */
export const productCount = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;

/** Deletes the selected products after one question. */
export function DeleteProductsDialog({ open, products, onClose, onRefused }: BulkActionProps) {
  const count = productCount(products.length);
  return (
    <BulkDialog
      open={open}
      title={`DELETE ${count.toUpperCase()}`}
      confirmLabel={`DELETE ${products.length}`}
      danger
      products={products}
      perform={({ id }) => deleteProduct(id)}
      onClose={onClose}
      onRefused={onRefused}
    >
      <Dialog.Description color="fg">
        Are you sure you want to delete {count}? This action cannot be undone.
        <Text mt="3">{wayBackText(products.length)}</Text>
      </Dialog.Description>
    </BulkDialog>
  );
}
