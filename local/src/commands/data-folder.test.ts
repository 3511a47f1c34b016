import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFolderPath, openDataFolder } from './data-folder.ts';

let path: string;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(path, { recursive: true }));

it('belongs to one stack at a time', async () => {
  const first = await openDataFolder(path, false);
  await expect(openDataFolder(path, true)).rejects.toThrow('in use by another running stack');
  first.release();
  const second = await openDataFolder(path, false);
  second.release();
});

it.each(['', 'nonsense', '1'])('is free when its holder is gone and left "%s"', async (left) => {
  writeFileSync(join(path, 'lock'), left);
  const folder = await openDataFolder(path, false);
  folder.release();
  expect(existsSync(join(path, 'lock'))).toBe(false);
});

it('keeps a whole shop, and drops one that was never finished or is to be fresh', async () => {
  const open = async (fresh: boolean) => {
    const folder = await openDataFolder(path, fresh);
    folder.release();
    return folder;
  };
  const foreign = join(path, 'thesis.txt');
  const documents = join(path, 'firestore.json');
  writeFileSync(foreign, '');
  writeFileSync(documents, '{}');
  expect((await open(false)).isNew).toBe(true);
  expect(existsSync(documents)).toBe(false);

  writeFileSync(documents, '{}');
  (await open(false)).keep();
  writeFileSync(documents, '{}');
  expect((await open(false)).isNew).toBe(false);
  expect(existsSync(documents)).toBe(true);
  expect((await open(true)).isNew).toBe(true);
  expect([existsSync(documents), existsSync(foreign)]).toEqual([false, true]);
});

it('is another for each port, unless one is chosen', () => {
  expect(dataFolderPath(5005, undefined)).toMatch(/\.local-data[/\\]5005$/);
  expect(dataFolderPath(5006, undefined)).toMatch(/\.local-data[/\\]5006$/);
  expect(dataFolderPath(5006, path)).toBe(path);
});
