import type { AmazonResult } from '@rad-rewind/contract/amazon';
import { useFormContext } from 'react-hook-form';
import { showToast } from '../../ui/toast/toast-store.ts';
import { amazonResultFields, selectedTitle } from './amazon-result.ts';
import type { ProductFormValues } from './product-form-values.ts';

/**
 * Fills the form from an Amazon result and says so.
 * @returns `found` for the ASIN search, `selected` for the search dialog
 */
export function useFillFromAmazon() {
  const { setValue } = useFormContext<ProductFormValues>();
  const fill = (result: AmazonResult, title: string) => {
    const fields = amazonResultFields(result);
    for (const [name, value] of Object.entries(fields)) {
      setValue(name as keyof typeof fields, value, { shouldDirty: true, shouldValidate: true });
    }
    showToast({ title, description: selectedTitle(result) });
  };
  return {
    found: (result: AmazonResult) => fill(result, 'Product Found'),
    selected: (result: AmazonResult) => fill(result, 'Product Selected'),
  };
}
