import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Whether the linter refuses an import of `specifier` from a file at `path`, which need not exist. */
function isRefused(path: string, specifier: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    [biome, 'lint', '--only=style/noRestrictedImports', `--stdin-file-path=${path}`],
    { cwd: root, input: `import '${specifier}';\n` },
  );
  return status !== 0;
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
