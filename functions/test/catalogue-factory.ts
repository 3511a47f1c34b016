import { randomUUID } from 'node:crypto';
import type { Category, CategoryForm } from '@rad-rewind/contract/category';
import { apiPath } from '@rad-rewind/contract/paths';
import type { Product, ProductForm } from '@rad-rewind/contract/product';
import { expect, onTestFinished } from 'vitest';
import type { ApiClient } from './api-client.ts';

/** A slug that no other test has. */
export const uniqueSlug = (prefix: string): string => `${prefix}-${randomUUID()}`;

/** A product that a save accepts. */
export function productForm(overrides: Partial<ProductForm> = {}): ProductForm {
  return {
    name: 'Virtual pet',
    slug: uniqueSlug('virtual-pet'),
    description: '<p>Feed it, or it leaves.</p>',
    price: '$24.99',
    affiliateLink: 'https://partner.example/virtual-pet?tag=rad',
    featuredImage: '/uploads/virtual-pet.webp',
    tags: [],
    ...overrides,
  };
}

/** A category that a save accepts. */
export function categoryForm(overrides: Partial<CategoryForm> = {}): CategoryForm {
  return { name: 'Pocket things', slug: uniqueSlug('pocket-things'), ...overrides };
}

/**
 * Saves a product as the admin, and deletes it when the test is over. The instance has noticed it when this
 * returns: an admin's read makes it look for a new version.
 */
export async function makeProduct(admin: ApiClient, overrides: Partial<ProductForm> = {}): Promise<Product> {
  const { status, body } = await admin.post<Product>(apiPath.adminProducts, productForm(overrides));
  expect(status, JSON.stringify(body)).toBe(201);
  onTestFinished(async () => {
    await admin.delete(apiPath.adminProduct(body.id));
  });
  await notice(admin);
  return body;
}

/** Saves a category as the admin, and deletes it when the test is over. */
export async function makeCategory(
  admin: ApiClient,
  overrides: Partial<CategoryForm> = {},
): Promise<Category> {
  const { status, body } = await admin.post<Category>(apiPath.adminCategories, categoryForm(overrides));
  expect(status, JSON.stringify(body)).toBe(201);
  onTestFinished(async () => {
    await admin.delete(apiPath.adminCategory(body.id));
  });
  await notice(admin);
  return body;
}

/** Makes the instance notice at once what was changed; visitors' reads would do so after seconds. */
export async function notice(admin: ApiClient): Promise<void> {
  await admin.get(apiPath.products({ limit: 1 }));
}
