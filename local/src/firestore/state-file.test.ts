import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepState, readState } from './state-file.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'state-file-'));
  path = join(folder, 'state.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a state file', () => {
  it('is missing at first', async () => {
    expect(await readState(path)).toBeNull();
  });

  it('is written soon after a change, without being asked', async () => {
    const file = keepState(path, () => 'state');
    file.changed();
    await vi.waitFor(async () => expect(await readState(path)).toBe('state'), { timeout: 2_000 });
    expect(await readdir(folder)).toEqual(['state.json']);
  });

  it('holds the latest state however the writes overlap', async () => {
    let state = 0;
    const file = keepState(path, () => String(state));
    const saves = Array.from({ length: 20 }, () => {
      state += 1;
      file.changed();
      return file.save();
    });
    await Promise.all(saves);
    await file.close();
    expect(await readFile(path, 'utf8')).toBe('20');
  });

  it('is left alone when nothing changed', async () => {
    const file = keepState(path, () => 'state');
    await file.close();
    expect(await readState(path)).toBeNull();
  });

  it('is tried again when it could not be written', async () => {
    let fails = true;
    const file = keepState(path, () => {
      if (fails) throw new Error('full');
      return 'state';
    });
    file.changed();
    await expect(file.save()).rejects.toThrow('full');
    fails = false;
    await file.close();
    expect(await readState(path)).toBe('state');
  });
});
