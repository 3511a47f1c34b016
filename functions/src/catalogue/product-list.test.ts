import { LIST_LIMIT_MAX } from '@rad-rewind/contract/limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { listProducts } from './product-list.ts';
import { findProducts } from './product-store.ts';

vi.mock('./catalogue-meta.ts', () => ({
  readCatalogueHead: async () => ({ version: 'a', products: 50_000 }),
}));
vi.mock('./product-store.ts', () => ({ findProducts: vi.fn(async () => []) }));

beforeEach(() => vi.mocked(findProducts).mockClear());

const reading = { now: new Date(), since: 0, fresh: false };

it.each([
  { featured: false },
  { categoryId: 71 },
  { newArrival: true },
  { newArrival: false },
  { categoryId: 73, tag: 'glow' },
])('reads %j without a limit up to the largest limit, not the whole catalogue', async (query) => {
  await listProducts(query, reading);
  expect(vi.mocked(findProducts).mock.calls.map(([, limit]) => limit)).toEqual([LIST_LIMIT_MAX]);
});

it('reads as many as a limit says', async () => {
  await listProducts({ categoryId: 72, limit: 12 }, reading);
  expect(findProducts).toHaveBeenCalledWith(expect.objectContaining({ categoryId: 72 }), 12);
});
