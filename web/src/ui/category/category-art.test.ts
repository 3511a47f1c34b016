import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ILLUSTRATED_CATEGORY_SLUGS } from '@rad-rewind/contract/limits';
import { describe, expect, it } from 'vitest';
import { categoryFallback } from './category-art.ts';
import { categoryNote } from './category-note.ts';

describe('categoryFallback', () => {
  it.each(ILLUSTRATED_CATEGORY_SLUGS)('has a drawing for %s', (slug) => {
    const path = categoryFallback({ slug, image: '/uploads/own.webp' });
    expect(path).toBe(`/art/category-${slug}.svg`);
    expect(existsSync(join(import.meta.dirname, '../../../public', path))).toBe(true);
  });

  it('shows another category’s own picture, or the general drawing', () => {
    expect(categoryFallback({ slug: 'food', image: '/uploads/own.webp' })).toBe('/uploads/own.webp');
    expect(categoryFallback({ slug: '../../etc', image: null })).toBe('/art/fallback.svg');
  });
});

describe('categoryNote', () => {
  it.each([
    ['Batteries not included: playground legends.', 'Batteries not included'],
    ['Glow up your bedroom', 'Glow up your bedroom'],
    ['Open 24:7 all week', 'Open 24:7 all week'],
    [': odd', ': odd'],
    ['  ', null],
    [null, null],
  ])('cuts %j to %j', (description, note) => {
    expect(categoryNote(description)).toBe(note);
  });
});
