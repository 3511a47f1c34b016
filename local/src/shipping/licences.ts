import { shippedPackages } from './shipped-packages.ts';

const HEADER = `# Licences of what ships

Every package of others that the deployed functions install, or that the site and the functions are built from, by
\`package-lock.json\`. Written by \`npm run licences\`; \`npm test\` fails when it is out of date, or when a licence is not
among the permissive ones that \`local/src/shipping/licences.ts\` lists.

| package | version | licence |
| ------- | ------- | ------- |
`;

/** Licences that ask for no more than to keep their text, and one (libvips) that is linked and not changed. */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Of a list of names in spdx-exceptions: asks for attribution, which docs/licences.md is.
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** sharp's prebuilt libvips, a shared library of its own: its licence allows to use it so, unchanged. */
const LINKED_LIBRARY = /^@img\/sharp-/;

/** Whether every part of an SPDX expression that counts is allowed: all of `AND`, one of `OR`. */
export function isAllowed(name: string, license: string): boolean {
  const any = license.replace(/[()]/g, '').split(' OR ');
  const linked = LINKED_LIBRARY.test(name);
  return any.some((all) =>
    all.split(' AND ').every((part) => ALLOWED.has(part) || (linked && part === 'LGPL-3.0-or-later')),
  );
}

/** The text of docs/licences.md. */
export function licencesPage(): string {
  const rows = shippedPackages().map(
    ({ name, version, license }) => `| ${name} | ${version} | ${license} |\n`,
  );
  return HEADER + rows.join('');
}
