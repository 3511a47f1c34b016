import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { decodeValue, encodeValue, sameFields } from './values.ts';

describe('values', () => {
  it('come back as they were, moments to the nanosecond', () => {
    const fields = {
      text: 'a"\n\u2028é😀',
      empty: null,
      list: [1, 2.5, [true]],
      map: { $inner: { at: new Timestamp(1_795_000_000, 123_456_789) } },
      early: new Timestamp(-62_135_596_800, 0),
    };
    const back = decodeValue(JSON.parse(JSON.stringify(encodeValue(fields))));
    expect(sameFields(back as typeof fields, fields)).toBe(true);
    expect((back as typeof fields).map.$inner.at.nanoseconds).toBe(123_456_789);
  });

  it('are the same whatever the order of their fields', () => {
    expect(sameFields({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
    expect(sameFields({ a: 1 }, { a: 1, b: null })).toBe(false);
  });

  it('of a kind that the shop does not store are refused', () => {
    expect(() => encodeValue({ at: new GeoPoint(1, 2) })).toThrow('cannot be exported');
    expect(() => decodeValue({ $timestamp: 'yesterday' })).toThrow('no moment');
  });
});

describe('decide', () => {
  it('leaves what differs unless overwriting is allowed', () => {
    expect(decide('products', undefined, { a: 1 }, false)).toBe('create');
    expect(decide('products', { a: 1 }, { a: 1 }, true)).toBe('same');
    expect(decide('products', { a: 2 }, { a: 1 }, false)).toBe('left');
    expect(decide('products', { a: 2 }, { a: 1 }, true)).toBe('overwrite');
  });

  it('never turns an address on again that is off here', () => {
    const on = { email: 'a@example.com', subscribed: true };
    expect(decide('subscribers', { ...on, subscribed: false }, on, true)).toBe('left');
    const off = { ...on, subscribed: false, pending: false };
    expect(decide('subscribers', off, { ...off, pending: true }, true)).toBe('left');
    expect(decide('subscribers', on, { ...on, subscribed: false }, true)).toBe('overwrite');
  });

  it('keeps settings that the backup leaves out', () => {
    expect(decide('settings', { tag: 'x', amazonSecretKey: 's' }, { tag: 'x' }, true)).toBe('same');
  });
});
