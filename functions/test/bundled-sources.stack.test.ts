import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const DIST = resolve(import.meta.dirname, '../dist');
const REPOSITORY = resolve(import.meta.dirname, '../..');

const maps = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.map') && !name.startsWith('node_modules'),
);

/** The files of the repository that the deployed scripts are made of. */
function sourcesOf(map: string): string[] {
  const { sources } = JSON.parse(readFileSync(join(DIST, map), 'utf8')) as { sources: string[] };
  return sources
    .filter((source) => source.startsWith('.'))
    .map((source) => resolve(DIST, map, '..', source))
    .filter((source) => source.startsWith(REPOSITORY) && !source.includes('node_modules'))
    .map((source) => source.slice(REPOSITORY.length + 1));
}

it('the deployed functions are made of the functions, the contract and the built site alone, and of no test', () => {
  const sources = maps.flatMap(sourcesOf);
  expect(sources).toContain('functions/src/index.ts');
  const shipped = /^(?:functions\/src|contract\/src|web\/dist)\/(?!.*\.(?:test|spec)\.)/;
  expect(sources.filter((source) => !shipped.test(source))).toEqual([]);
});
