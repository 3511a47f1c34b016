import { randomUUID } from 'node:crypto';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { makeProduct, productForm } from '../../test/catalogue-factory.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

/** Visitors see a change after this, in milliseconds: an instance trusts the version of the catalogue for three seconds. */
const SEEN_WITHIN_MS = 6_000;
const NOT_KEPT = 'private, no-store';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

const nameOf = () => `Pet ${randomUUID()}`;

/** Asks until the answer is one that is kept. */
async function warmUp(path: string): Promise<void> {
  for (let i = 0; i < 3; i += 1) expect((await visitor().get(path)).status).toBe(200);
}

/** Gives a product another name. */
async function rename(product: Product): Promise<string> {
  const name = nameOf();
  const { slug } = product;
  const { status } = await admin.put(apiPath.adminProduct(product.id), productForm({ slug, name }));
  expect(status).toBe(200);
  return name;
}

const PLACES = [
  ['page', (slug: string) => pagePath.product(slug)],
  ['list', (slug: string) => apiPath.products({ slug })],
] as const;

describe.each(PLACES)('a %s that visitors were given before', (_place, pathOf) => {
  const textOf = async (client: ApiClient, path: string) => JSON.stringify((await client.get(path)).body);

  it('shows an admin a change at once, and visitors within seconds', async () => {
    const product = await makeProduct(admin, { name: nameOf() });
    const path = pathOf(product.slug);
    await warmUp(path);
    const name = await rename(product);
    expect(await textOf(admin, path)).toContain(name);
    await expect.poll(() => textOf(visitor(), path), { timeout: SEEN_WITHIN_MS }).toContain(name);
  });

  it('is kept by no cache where a session asks, and again by those where none does', async () => {
    const path = pathOf((await makeProduct(admin)).slug);
    for (const client of [visitor(), admin, visitor(), admin]) {
      const header = (await client.get(path)).headers.get('cache-control');
      if (client === admin) expect(header).toBe(NOT_KEPT);
      else expect(header).toMatch(/^public, /);
    }
  });
});

it('gives an admin whole products and visitors what they may see, whoever asked first', async () => {
  const { slug } = await makeProduct(admin, { affiliateLink: 'https://partner.example/secret' });
  const path = apiPath.products({ slug });
  for (const client of [admin, visitor(), visitor(), admin, visitor()]) {
    const text = JSON.stringify((await client.get(path)).body);
    expect(text.includes('partner.example/secret')).toBe(client === admin);
  }
});

it('keeps no answer that says that a product is not there', async () => {
  const slug = `not-yet-${randomUUID()}`;
  for (const [, pathOf] of PLACES) expect((await visitor().get(pathOf(slug))).status).toBe(404);
  await makeProduct(admin, { slug });
  for (const [, pathOf] of PLACES) {
    const status = async () => (await visitor().get(pathOf(slug))).status;
    await expect.poll(status, { timeout: SEEN_WITHIN_MS }).toBe(200);
  }
});

it('gives each answer of a page with a nonce one of its own', async () => {
  const nonces = new Set<string>();
  for (let i = 0; i < 4; i += 1) {
    const { headers } = await visitor().get(pagePath.auth);
    expect(headers.get('cache-control')).toBe(NOT_KEPT);
    nonces.add(/'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '');
  }
  expect(nonces.size).toBe(4);
  expect(nonces).not.toContain('');
});
