import { categoryListSchema, categorySchema } from '@rad-rewind/contract/category';
import { apiPath } from '@rad-rewind/contract/paths';
import { productListSchema, productSchema } from '@rad-rewind/contract/product';
import { samplesByAge } from '../catalogue/catalogue.ts';
import { SAMPLE_CATEGORIES } from '../catalogue/categories.ts';
import { toProductForm } from '../catalogue/sample-product.ts';
import type { AdminSession } from './admin-session.ts';
import type { SetFields } from './set-fields.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether nobody has saved anything in the shop. */
export async function isEmptyShop(admin: AdminSession): Promise<boolean> {
  const [products, categories] = await Promise.all([
    admin.call('GET', apiPath.products({ limit: 1 })),
    admin.call('GET', apiPath.categories),
  ]);
  return productListSchema.parse(products).length === 0 && categoryListSchema.parse(categories).length === 0;
}

/** Saves the categories, in their order. @returns the id that each slug got */
async function saveCategories(admin: AdminSession): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const form of SAMPLE_CATEGORIES) {
    const { id, slug } = categorySchema.parse(await admin.call('POST', apiPath.adminCategories, form));
    ids.set(slug, id);
  }
  return ids;
}

const ago = (now: Date, ms: number) => ({ timestamp: new Date(now.getTime() - ms).toISOString() });

/**
 * Fills an empty shop with the sample catalogue, saving as an admin does, oldest product first; then dates each
 * product back to when it is said to have come in.
 * @param setFields sets fields of a stored document
 */
export async function seedCatalogue(admin: AdminSession, setFields: SetFields, now: Date): Promise<void> {
  const categoryIds = await saveCategories(admin);
  for (const { category, sample } of samplesByAge()) {
    const form = toProductForm(sample, categoryIds.get(category) ?? null);
    const { id } = productSchema.parse(await admin.call('POST', apiPath.adminProducts, form));
    const added = ago(now, sample.addedDaysAgo * DAY_MS);
    const newSince = sample.newArrivalHoursAgo;
    await setFields(`products/${id}`, {
      createdAt: added,
      updatedAt: added,
      newArrivalDate: newSince === undefined ? null : ago(now, newSince * HOUR_MS),
    });
  }
}
