import type { ProductFormValues } from './product-form-values.ts';

/** The tabs of the product form, in order, each with its fields in the order in which they stand. */
export const FORM_TABS = [
  {
    value: 'basic',
    label: 'BASIC INFO',
    fields: [
      'name',
      'slug',
      'price',
      'categoryId',
      'description',
      'isAmazonProduct',
      'amazonProductId',
      'affiliateLink',
    ],
  },
  { value: 'media', label: 'MEDIA', fields: ['featuredImage', 'images'] },
  { value: 'additional', label: 'ADDITIONAL', fields: ['isFeatured', 'isNewArrival', 'tags'] },
  { value: 'seo', label: 'SEO', fields: ['seoTitle', 'seoDescription'] },
] as const satisfies readonly {
  value: string;
  label: string;
  fields: readonly (keyof ProductFormValues)[];
}[];

export type FormTab = (typeof FORM_TABS)[number]['value'];

/** Whether a field has an error, by name. */
export type FieldFaults = Partial<Record<keyof ProductFormValues, unknown>>;

/** How many fields of a tab have an error. */
export function errorCount(tab: (typeof FORM_TABS)[number], errors: FieldFaults): number {
  return tab.fields.filter((field) => errors[field] !== undefined).length;
}

/** The first field with an error, in the order of the tabs, and its tab; null where there is none. */
export function firstError(errors: FieldFaults): { tab: FormTab; field: keyof ProductFormValues } | null {
  for (const { value, fields } of FORM_TABS) {
    const field = fields.find((name) => errors[name] !== undefined);
    if (field) return { tab: value, field };
  }
  return null;
}
