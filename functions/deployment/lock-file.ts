/** A package in a lock file, as far as it matters here; other fields are kept as they are. */
export interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [field: string]: unknown;
}

/** npm's package-lock.json, version 3: packages by their folder. */
export interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface Manifest {
  readonly name: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The folder in which Node finds a package from another's folder, or undefined. */
function find(packages: LockFile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}

/** What must be there for a package, and what may be missing on some machines. */
function needsOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage) {
  const optional = Object.keys(optionalDependencies ?? {});
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const required = [...Object.keys(dependencies ?? {}), ...peers].filter((name) => !optional.includes(name));
  return { required, optional };
}

/** A package without what holds for the project's folder alone: where it came from, and who there needs it. */
function withoutPlace({ resolved, dev, devOptional, peer, optional, ...kept }: LockedPackage): LockedPackage {
  return kept;
}

/**
 * The lock file of the folder that is deployed: what the project's own lock file has of its packages, version for
 * version, so that Cloud Build installs what was tested and resolves nothing anew. No addresses: each machine asks the
 * registry that it knows, and the hashes tell that it got the same.
 * @throws Error where the project's lock file lacks a package, or has it where the folder would not find it
 */
export function lockFor(deployed: Manifest, { lockfileVersion, packages }: LockFile): object {
  const optionalOnly = new Map<string, boolean>();
  const visit = (folder: string, isOptional: boolean): void => {
    const known = optionalOnly.get(folder);
    if (known === false || known === isOptional) return;
    optionalOnly.set(folder, isOptional);
    const { required, optional } = needsOf(packages[folder] ?? {});
    for (const name of required) visit(found(folder, name), isOptional);
    for (const name of optional) {
      const at = find(packages, folder, name);
      if (at) visit(at, true);
    }
  };
  const found = (from: string, name: string): string => {
    const folder = find(packages, from, name);
    if (folder) return folder;
    throw new Error(`package-lock.json lacks ${name}, which ${from || deployed.name} needs`);
  };
  for (const [name, version] of Object.entries(deployed.dependencies)) {
    const folder = found('', name);
    if (packages[folder]?.version !== version)
      throw new Error(
        `package-lock.json has ${name} ${packages[folder]?.version} where ${version} is deployed`,
      );
    visit(folder, false);
  }
  const locked = [...optionalOnly]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, optional]) => [
      folder,
      { ...withoutPlace(packages[folder] ?? {}), ...(optional && { optional }) },
    ]);
  return {
    name: deployed.name,
    lockfileVersion,
    requires: true,
    packages: { '': deployed, ...Object.fromEntries(locked) },
  };
}
