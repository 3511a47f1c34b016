import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import type { Product } from '@rad-rewind/contract/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteProduct } from '../../api/admin-delete-product.ts';
import { isNotFound } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { wayBackText } from '../deleted/deleted-rules.ts';
import { refreshAfter } from '../refresh-after.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export interface DeleteProductDialogProps {
  /** The product to delete; null keeps the dialog closed. */
  product: Product | null;
  onClose: () => void;
}

/** Asks, deletes, tells, refreshes the lists. A failure leaves the dialog open. */
export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: deleteProduct,
    onSuccess: async () => {
      showToast({ title: 'Product deleted', description: 'The product has been successfully deleted.' });
      await refreshAfter(queryClient, 'product');
      onClose();
    },
    onError: (error) => {
      showToast({
        title: ERROR_TEXT.error,
        description: `${FAILED_TO.deleteProduct}: ${error.message}`,
        variant: 'destructive',
      });
      // Where somebody else was quicker, the list behind the dialog is out of date.
      void refreshAfter(queryClient, 'product', isNotFound(error) ? 'active' : 'none');
    },
  });
  return (
    <ConfirmDialog
      open={product !== null}
      title="DELETE PRODUCT"
      question={`Are you sure you want to delete "${product?.name}"? This action cannot be undone.`}
      wayBack={wayBackText(1)}
      confirmLabel="DELETE"
      pending={deletion.isPending}
      onConfirm={() => product && deletion.mutate(product.id)}
      onCancel={onClose}
    />
  );
}
