import { type Product, type ProductInput, productInputSchema } from '@rad-rewind/contract/product';
import { productFormValues } from '../../product-form/product-form-values.ts';

/** What a bulk action sets; what it leaves alone is missing. */
export type BulkChange = Partial<Pick<ProductInput, 'categoryId' | 'isFeatured' | 'isNewArrival'>>;

/** The product as it is saved by a bulk action: all as it was but what the action sets. */
export function changedProduct(product: Product, change: BulkChange): ProductInput {
  return { ...productInputSchema.parse(productFormValues(product)), ...change };
}
