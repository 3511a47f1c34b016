import { expect, it, vi } from 'vitest';

const CATEGORIES = Array.from({ length: 200 }, (_, index) => ({ id: index + 1 }));
const set = vi.fn();
let asked = 0;
let answerAll: () => void = () => undefined;
const allAsked = new Promise<void>((resolve) => {
  answerAll = resolve;
});

vi.mock('../transact.ts', () => ({ transact: (work: (transaction: object) => unknown) => work({ set }) }));
vi.mock('./catalogue-meta.ts', () => ({
  catalogueDocument: () => 'meta/catalogue',
  touchCatalogue: () => {},
}));
vi.mock('./category-list-store.ts', () => ({
  findCategories: async () => CATEGORIES,
  listToStore: (list: unknown) => list,
  relistCategories: vi.fn(),
}));
vi.mock('./picture-sample-store.ts', () => ({
  // Answers once every category was asked for: one after another would never end.
  findPictures: async (id: number) => {
    asked += 1;
    if (asked === CATEGORIES.length) answerAll();
    await allAsked;
    return [{ id }];
  },
  resamplePictures: vi.fn(),
}));

it('making the summary anew asks for the pictures of all categories at once', async () => {
  const { rebuildSummary } = await import('./catalogue-summary.ts');
  await rebuildSummary();
  const [, fields] = set.mock.calls[0] ?? [];
  expect(Object.keys(fields.pictures)).toHaveLength(CATEGORIES.length);
  expect(fields.pictures[7]).toEqual([{ id: 7 }]);
}, 5_000);
