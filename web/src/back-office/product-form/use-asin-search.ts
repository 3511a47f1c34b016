import type { AmazonResult } from '@rad-rewind/contract/amazon';
import { ERROR_TEXT, VALIDATION } from '@rad-rewind/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { findAmazonProduct } from '../../api/admin-amazon-product.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { serverMessage } from '../failure-text.ts';
import type { ProductFormValues } from './product-form-values.ts';

/** Looks up the ASIN that stands in the form; `onFound` gets the product. */
export function useAsinSearch(onFound: (result: AmazonResult) => void) {
  const { getValues, setError, setFocus, clearErrors } = useFormContext<ProductFormValues>();
  const search = useMutation({
    mutationFn: findAmazonProduct,
    onSuccess: onFound,
    onError: (error) =>
      showToast({
        title: ERROR_TEXT.searchError,
        description: serverMessage(error, ERROR_TEXT.findAmazonProduct),
        variant: 'destructive',
      }),
  });
  const run = () => {
    const asin = getValues('amazonProductId').trim();
    if (asin) {
      clearErrors('amazonProductId');
      search.mutate(asin);
      return;
    }
    setError('amazonProductId', { message: VALIDATION.asin });
    setFocus('amazonProductId');
  };
  return { run, isPending: search.isPending };
}
