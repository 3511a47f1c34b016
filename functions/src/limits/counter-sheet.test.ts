import { describe, expect, it } from 'vitest';
import { CounterSheet, type CounterState } from './counter-sheet.ts';

const NOW = 100_000;
const LIMIT = { name: 'test', max: 3, windowMs: 1_000 };
const counter = { limit: LIMIT, key: 'a' };

async function sheetWith(state: CounterState): Promise<CounterSheet> {
  const sheet = new CounterSheet(async (counters) => counters.map(() => state), NOW);
  await sheet.load([counter]);
  return sheet;
}

const stored = (sheet: CounterSheet) => sheet.changes().map(([, state]) => state);

describe('a sheet of counters', () => {
  it('counts every one, and keeps a few more moments than the limit needs', async () => {
    const sheet = await sheetWith({ times: [], total: 0 });
    for (let index = 0; index < 1_000; index++) sheet.add(counter);
    expect(stored(sheet)).toEqual([{ times: Array.from({ length: 13 }, () => NOW), total: 1_000 }]);
    expect(sheet.waitOf(counter)).toBe(1_000);
    expect(sheet.waitOf(counter, [NOW, NOW])).toBe(1_000);
  });

  it('begins its total anew once nothing of before matters', async () => {
    const sheet = await sheetWith({ times: [NOW - 1_000], total: 70 });
    sheet.add(counter);
    expect(stored(sheet)).toEqual([{ times: [NOW], total: 1 }]);
  });

  it('takes back one of many of the same moment', async () => {
    const sheet = await sheetWith({ times: [NOW - 5, NOW - 5, NOW - 4], total: 3 });
    sheet.remove(counter, NOW - 5);
    expect(stored(sheet)).toEqual([{ times: [NOW - 5, NOW - 4], total: 2 }]);
    sheet.remove(counter, NOW - 999);
    expect(stored(sheet)).toEqual([{ times: [NOW - 5, NOW - 4], total: 2 }]);
  });

  it('tells what room there would be without some', async () => {
    const sheet = await sheetWith({ times: [NOW - 5, NOW - 5, NOW - 4], total: 3 });
    expect(sheet.waitOf(counter)).toBe(995);
    expect(sheet.waitOf(counter, [NOW - 4])).toBe(0);
    expect(sheet.waitOf(counter, [NOW - 99])).toBe(995);
  });

  it('keeps moments in order, though another instance has another clock', async () => {
    const sheet = await sheetWith({ times: [NOW + 7], total: 1 });
    sheet.add(counter);
    expect(stored(sheet)).toEqual([{ times: [NOW, NOW + 7], total: 2 }]);
  });

  it('stores nothing where nothing changed, and leaves an emptied one without moments', async () => {
    const sheet = await sheetWith({ times: [NOW], total: 1 });
    expect(stored(sheet)).toEqual([]);
    sheet.clear(counter);
    expect(stored(sheet)).toEqual([{ times: [], total: 0 }]);
  });

  it('refuses to answer for what was not read', async () => {
    const sheet = await sheetWith({ times: [], total: 0 });
    expect(() => sheet.waitOf({ limit: LIMIT, key: 'b' })).toThrow('was not read');
  });
});
