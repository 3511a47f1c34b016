import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A workspace that is built, and the folders and files that its result depends on. */
interface Build {
  workspace: 'web' | 'functions';
  /** As people are told of it. */
  name: string;
  sources: readonly string[];
}

/** In the order in which they are built. The functions have their region and the shop's version from two files. */
export const BUILDS: readonly Build[] = [
  { workspace: 'web', name: 'the site', sources: ['web', 'contract'] },
  {
    workspace: 'functions',
    name: 'the functions',
    sources: ['functions', 'web', 'contract', 'firebase.json', 'package.json'],
  },
];

/** What was installed and built, tests, and a project's parameters, which take no part in a build. */
const NO_SOURCE = /^(?:node_modules|dist|.*\.test\.tsx?|\.env.*)$/;

/**
 * A hash of all source files and of the versions of all packages.
 * @param root the project's folder, to which the sources are relative
 */
export function hashSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of sources.flatMap((source) => listFiles(root, source)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !NO_SOURCE.test(name))
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
