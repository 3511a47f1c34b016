import { describe, expect, it } from 'vitest';
import { tagFrom } from './category-queries.ts';
import { tagChips } from './tag-chips.ts';

const tagged = (...tags: string[]) => ({ tags });

describe('tagChips', () => {
  it('offers each tag once, whatever its case, the most frequent first', () => {
    expect(tagChips([tagged('Glow', 'pink'), tagged('glow', 'neon'), tagged('GLOW', 'neon')], null)).toEqual([
      'Glow',
      'neon',
      'pink',
    ]);
  });

  it('offers twelve at most, and always the chosen one', () => {
    const many = [tagged(...Array.from({ length: 20 }, (_, index) => `tag ${index}`))];
    expect(tagChips(many, null)).toHaveLength(12);
    expect(tagChips(many, 'TAG 1')).toHaveLength(12);
    expect(tagChips(many, 'tag 19')[0]).toBe('tag 19');
  });

  it('offers nothing where nothing is tagged', () => {
    expect(tagChips([tagged()], null)).toEqual([]);
  });
});

describe('tagFrom', () => {
  it('reads a tag as any text that could be one', () => {
    expect(tagFrom(new URLSearchParams('tag=retro%20lighting'))).toBe('retro lighting');
    expect(tagFrom(new URLSearchParams('tag=%20'))).toBeNull();
    expect(tagFrom(new URLSearchParams(`tag=${'x'.repeat(61)}`))).toBeNull();
    expect(tagFrom(new URLSearchParams())).toBeNull();
  });
});
