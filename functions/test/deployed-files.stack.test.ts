import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const DIST = resolve(import.meta.dirname, '../dist');
const REPOSITORY = resolve(import.meta.dirname, '../..');

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (name) => !name.startsWith('node_modules'),
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

const sources = files.filter((name) => name.endsWith('.map')).flatMap(sourcesOf);

describe('the folder that is deployed', () => {
  it('is made of the functions, the contract and the built site alone', () => {
    expect(sources).toContain('functions/src/index.ts');
    const strange = sources.filter((source) => !/^(?:functions\/src|contract\/src|web\/dist)\//.test(source));
    expect(strange).toEqual([]);
  });

  it('holds no test', () => {
    const tests = [...files, ...sources].filter((name) => /\.(?:test|spec)\.|(?:^|\/)tests?\//.test(name));
    expect(tests).toEqual([]);
  });

  it('holds no demo password', () => {
    const scripts = files.filter((name) => /\.(?:js|json|map)$/.test(name));
    const holding = scripts.filter((name) => readFileSync(join(DIST, name), 'utf8').includes('radical90s'));
    expect(holding).toEqual([]);
  });
});
