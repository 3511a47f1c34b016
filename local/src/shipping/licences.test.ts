import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project.ts';
import { isAllowed, licencesPage } from './licences.ts';
import { shippedPackages } from './shipped-packages.ts';

describe('the licences of what ships', () => {
  it('are listed in docs/licences.md as they are now; npm run licences writes it', () => {
    expect(readFileSync(join(PROJECT_ROOT, 'docs/licences.md'), 'utf8')).toBe(licencesPage());
  });

  it('are permissive', () => {
    const shipped = shippedPackages();
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.filter(({ name, license }) => !isAllowed(name, license))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['LGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%j: %s', (license, allowed) => {
    expect(isAllowed('some-package', license)).toBe(allowed);
  });
});
