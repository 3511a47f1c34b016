import { describe, expect, it } from 'vitest';
import { productListQuery } from '../../api/product-list.ts';
import { keepWhileGrowing } from './keep-while-growing.ts';

describe('keepWhileGrowing', () => {
  const shown = ['lamp'];

  it('keeps what is shown while more of the same is loaded', () => {
    const keep = keepWhileGrowing(productListQuery({ categoryId: 1, limit: 16 }));
    expect(keep(shown, productListQuery({ categoryId: 1, limit: 8 }))).toBe(shown);
  });

  it('drops it when the filter is another', () => {
    const keep = keepWhileGrowing(productListQuery({ categoryId: 2, limit: 8 }));
    expect(keep(shown, productListQuery({ categoryId: 1, limit: 8 }))).toBeUndefined();
    expect(keep(shown, productListQuery({ limit: 8 }))).toBeUndefined();
    expect(keep(undefined, undefined)).toBeUndefined();
  });
});
