import { describe, expect, it } from 'vitest';
import { byShareOfTags } from './similar-products.ts';

describe('byShareOfTags', () => {
  it('puts those first that share most tags, whatever their case; equal ones keep their places', () => {
    const product = { id: 1, tags: ['glow', 'Pink', 'bedroom'] };
    const pool = [
      { id: 2, tags: [] },
      { id: 3, tags: ['PINK', 'pink', 'pink'] },
      { id: 4, tags: ['pink', 'GLOW'] },
      { id: 5, tags: ['neon'] },
    ];
    expect(byShareOfTags(pool, product).map(({ id }) => id)).toEqual([4, 3, 2, 5]);
  });
});
