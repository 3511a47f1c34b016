import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import type { ProductUpdate } from '@rad-rewind/contract/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { createProduct } from '../../api/admin-create-product.ts';
import { updateProduct } from '../../api/admin-update-product.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { conflictOf } from '../form/conflict.ts';
import { refreshAfter } from '../refresh-after.ts';

/**
 * Saves a product, tells, and goes back to the list. A conflict with somebody else's save is left to the form.
 * @param id the product to replace; null creates one
 */
export function useSaveProduct(id: number | null) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: ProductUpdate) => (id === null ? createProduct(input) : updateProduct({ id, input })),
    onSuccess: async () => {
      const done = id === null ? 'created' : 'updated';
      showToast({ title: `Product ${done}`, description: `The product has been successfully ${done}.` });
      await refreshAfter(queryClient, 'product');
      navigate(pagePath.adminProducts);
    },
    onError: (error) => {
      void refreshAfter(queryClient, 'product', 'none');
      if (conflictOf(error)) return;
      const what = id === null ? FAILED_TO.createProduct : FAILED_TO.updateProduct;
      showToast({
        title: ERROR_TEXT.error,
        description: `${what}: ${error.message}`,
        variant: 'destructive',
      });
    },
  });
}
