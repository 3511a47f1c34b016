import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('what the operator’s machine compiled is not deployed, the module that takes the cache is', () => {
  const file = join(import.meta.dirname, '../../firebase.json');
  const [codebase] = JSON.parse(readFileSync(file, 'utf8')).functions;
  expect(codebase.ignore).toContain('compile-cache');
  expect(codebase.ignore).not.toContain('compile-cache*');
});
