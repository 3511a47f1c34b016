import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('changedFields', () => {
  it('gives the fields that differ and no other, lists as JSON, dates as ISO 8601', () => {
    const when = new Date('2026-11-21T10:00:00Z');
    const before = { name: 'Lamp', tags: ['a'], price: null, same: [1], until: { toDate: () => when } };
    const after = { name: 'Lava lamp', tags: ['a', 'b'], price: '', same: [1], until: when };
    expect(changedFields(before, after)).toEqual([
      { field: 'name', before: 'Lamp', after: 'Lava lamp' },
      { field: 'tags', before: '["a"]', after: '["a","b"]' },
      { field: 'price', before: null, after: '' },
    ]);
  });

  it('gives every field that has a value for what is new and for what is gone', () => {
    expect(changedFields(null, { name: 'Lamp', price: null })).toEqual([
      { field: 'name', before: null, after: 'Lamp' },
    ]);
    expect(changedFields({ name: 'Lamp', price: null }, null)).toEqual([
      { field: 'name', before: 'Lamp', after: null },
    ]);
  });

  it('cuts long values, and still tells two of one beginning apart', () => {
    const long = 'x'.repeat(100_000);
    const [change] = changedFields({ description: `${long}a` }, { description: `${long}b` });
    const form = /^x{500}… \(100001 characters, SHA-256 [0-9a-f]{12}\)$/;
    expect(change?.before).toMatch(form);
    expect(change?.after).toMatch(form);
    expect(change?.before).not.toBe(change?.after);
    expect(changedFields({ text: 'y'.repeat(500) }, null)[0]?.before).toBe('y'.repeat(500));
  });
});
