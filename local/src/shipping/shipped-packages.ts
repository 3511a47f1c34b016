import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.ts';

/** A package of others that is part of what is deployed. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As an SPDX expression; empty where it names none. */
  license: string;
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Licences of packages whose package.json names them in a form that the lock file leaves out. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = { 'limiter@1.1.5': 'MIT' };

/** The workspaces of which something is deployed. */
const SHIPPED_WORKSPACES = ['contract', 'functions', 'web'];
const NODE_MODULES = 'node_modules/';

/** Where a package that `from` depends on lies: the nearest folder upwards, as Node looks for it. */
function locate(packages: Record<string, LockEntry>, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}${NODE_MODULES}${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
  }
}

function dependenciesOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockEntry) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/** Every package that what is deployed is made of or installs, directly or not, by package-lock.json. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const found = new Map<string, ShippedPackage>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    const entry = packages[path];
    if (!entry || seen.has(path)) return;
    seen.add(path);
    const name = path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
    if (path.includes(NODE_MODULES) && !entry.link) {
      const { version = '' } = entry;
      const license = entry.license ?? NAMED_ELSEWHERE[`${name}@${version}`] ?? '';
      found.set(`${name}@${version}`, { name, version, license });
    }
    for (const dependency of dependenciesOf(entry)) {
      const next = locate(packages, path, dependency);
      if (next) visit(next);
    }
  };
  for (const workspace of SHIPPED_WORKSPACES) visit(workspace);
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || (a.version < b.version ? -1 : 1),
  );
}

/** All files of a folder that is deployed, by path. */
export function filesOf(folder: string): string[] {
  const root = join(PROJECT_ROOT, folder);
  if (!existsSync(root)) throw new Error(`${folder} is missing: run npm run build first`);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}
