import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it('every transaction goes through transact, which bounds it', () => {
  const found = execFileSync(
    'git',
    ['grep', '-l', '--untracked', 'runTransaction(', '--', 'functions/src/*.ts'],
    {
      cwd: resolve(import.meta.dirname, '../..'),
    },
  );
  expect(found.toString().trim().split('\n')).toEqual([
    'functions/src/saves/save.ts',
    'functions/src/transact.test.ts',
  ]);
});
