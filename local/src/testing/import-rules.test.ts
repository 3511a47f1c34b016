import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'import-rules-'));
  copyFileSync(join(root, 'biome.json'), join(house, 'biome.json'));
});
afterEach(() => rmSync(house, { recursive: true }));

/** Whether the project's lint rules refuse an import of `specifier` in a file at `path`. */
function isRefused(path: string, specifier: string): boolean {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import '${specifier}';\n`);
  const lint = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', path], {
    cwd: house,
    encoding: 'utf8',
  });
  if (lint.status !== 0 && !lint.stdout.concat(lint.stderr).includes('lint/style/noRestrictedImports')) {
    throw new Error(`The linter failed for another reason:\n${lint.stderr}`);
  }
  return lint.status !== 0;
}

describe('imports run one way (docs/architecture.md, "Imports")', () => {
  it.each([
    ['contract/src/planted.ts', '@rad-rewind/functions/planted'],
    ['contract/src/planted.ts', '../../web/src/planted.ts'],
    ['contract/src/planted.ts', 'node:fs'],
    ['functions/src/planted.ts', '@rad-rewind/local/planted'],
    ['functions/src/catalogue/planted.ts', '../../../web/src/planted.ts'],
    ['web/src/app/planted.ts', '../../../functions/src/planted.ts'],
    ['web/src/storefront/home/planted.tsx', '../../back-office/planted.tsx'],
    ['web/src/storefront/home/planted.tsx', '@chakra-ui/react'],
    ['web/src/back-office/products/planted.tsx', '../../storefront/planted.tsx'],
    ['local/src/planted.ts', '../../functions/src/planted.ts'],
    ['e2e/journeys/planted.ts', '@rad-rewind/web/planted'],
  ])('%s may not import %s', (path, specifier) => {
    expect(isRefused(path, specifier)).toBe(true);
  });

  it.each([
    ['functions/src/planted.ts', '@rad-rewind/contract/product'],
    ['web/src/storefront/home/planted.tsx', '../../api/products.ts'],
    ['web/src/back-office/products/planted.tsx', '@chakra-ui/react'],
    ['bench/src/planted.ts', '../../local/src/stack.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(isRefused(path, specifier)).toBe(false);
  });
});
