import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BUILDS, hashSources } from './build-sources.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const file of ['package-lock.json', 'package.json', 'firebase.json']) write(file);
  for (const folder of ['web', 'functions', 'contract']) write(`${folder}/src/index.ts`);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text = 'before'): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Which workspaces are built anew after a file was written. */
function builtAfter(file: string): string[] {
  const hashes = () => BUILDS.map(({ sources }) => hashSources(root, sources));
  const before = hashes();
  write(file, 'after');
  const after = hashes();
  return BUILDS.flatMap(({ workspace }, index) => (before[index] === after[index] ? [] : [workspace]));
}

it.each([
  ['package-lock.json', ['web', 'functions']],
  ['contract/src/index.ts', ['web', 'functions']],
  ['contract/src/new.ts', ['web', 'functions']],
  ['web/src/index.ts', ['web', 'functions']],
  ['functions/src/index.ts', ['functions']],
  // The region of the functions follows the database's.
  ['firebase.json', ['functions']],
  ['package.json', ['functions']],
])('after a change of %s are built: %j', (file, workspaces) => {
  expect(builtAfter(file)).toEqual(workspaces);
});

it.each([
  'functions/.env.my-shop',
  'functions/src/index.test.ts',
  'functions/dist/index.js',
  'web/node_modules/x/index.js',
  'local/src/stack.ts',
])('%s is no source of a build', (file) => {
  expect(builtAfter(file)).toEqual([]);
});
