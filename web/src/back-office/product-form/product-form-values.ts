import { NEW_ARRIVAL_DAYS } from '@rad-rewind/contract/limits';
import type { Product, ProductInput } from '@rad-rewind/contract/product';
import { slugify } from '@rad-rewind/contract/text';

type FieldValue<Stored> = Stored extends boolean ? boolean : Stored extends string[] ? string[] : string;

/** What the product form's fields hold: texts (empty where nothing is), flags, and two lists of texts. */
export type ProductFormValues = {
  [Field in keyof ProductInput]: FieldValue<NonNullable<ProductInput[Field]>>;
};

/** The help under the new-arrival switch. */
export const NEW_ARRIVAL_HELP = `New arrivals expire after ${NEW_ARRIVAL_DAYS} days`;

/** The form of a product that does not exist yet. */
export const EMPTY_PRODUCT: ProductFormValues = {
  name: '',
  slug: '',
  description: '',
  price: '',
  categoryId: '',
  affiliateLink: '',
  isAmazonProduct: false,
  amazonProductId: '',
  featuredImage: '',
  images: [],
  isFeatured: false,
  isNewArrival: false,
  tags: [],
  seoTitle: '',
  seoDescription: '',
};

/** The form of a product that exists. */
export function productFormValues(product: Product): ProductFormValues {
  return {
    name: product.name,
    slug: product.slug,
    description: product.description ?? '',
    price: product.price ?? '',
    categoryId: product.categoryId === null ? '' : String(product.categoryId),
    affiliateLink: product.affiliateLink,
    isAmazonProduct: product.isAmazonProduct,
    amazonProductId: product.amazonProductId ?? '',
    featuredImage: product.featuredImage ?? '',
    images: product.images,
    isFeatured: product.isFeatured,
    isNewArrival: product.isNewArrival,
    tags: product.tags,
    seoTitle: product.seoTitle ?? '',
    seoDescription: product.seoDescription ?? '',
  };
}

/**
 * The form of a copy: everything of the original but its name and slug, which must differ.
 * @param takenSlugs slugs of all products; the copy's slug is none of them
 */
export function duplicateFormValues(product: Product, takenSlugs: readonly string[]): ProductFormValues {
  const name = `${product.name} (copy)`;
  const base = slugify(name);
  let slug = base;
  for (let number = 2; takenSlugs.includes(slug); number += 1) slug = `${base}-${number}`;
  return { ...productFormValues(product), name, slug };
}
