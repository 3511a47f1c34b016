import type { PublicProduct } from '@rad-rewind/contract/product';
import type { ProductFormValues } from './product-form-values.ts';

/** Stands in for the id of a product that has none yet. */
const NO_ID = 0;

/**
 * The product as visitors would see it if the form were saved now. Nothing is checked: a preview shows what is
 * there.
 */
export function draftProduct(values: ProductFormValues, id: number | null, now: Date): PublicProduct {
  const text = (field: string) => field.trim() || null;
  return {
    id: id ?? NO_ID,
    name: values.name.trim() || 'Unnamed product',
    slug: values.slug.trim(),
    description: text(values.description),
    price: text(values.price),
    featuredImage: text(values.featuredImage),
    images: values.images,
    categoryId: values.categoryId === '' ? null : Number(values.categoryId),
    tags: values.tags,
    isNewArrival: values.isNewArrival,
    isFeatured: values.isFeatured,
    createdAt: now.toISOString(),
    seoTitle: text(values.seoTitle),
    seoDescription: text(values.seoDescription),
  };
}
