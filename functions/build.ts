import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { makeBuildInfo } from './deployment/build-info.ts';
import { type LockFile, lockFor } from './deployment/lock-file.ts';
import { functionsRegion, type Location } from './deployment/region.ts';

/*
 * Makes functions/dist, the folder that is deployed: our code, the contract and light dependencies bundled, the
 * rest named in a package.json of its own with exact versions, so that the folder installs and loads by itself.
 */

const HERE = import.meta.dirname;
const DIST = join(HERE, 'dist');
const WEB_DIST = join(HERE, '../web/dist');
const { dependencies: DEPENDENCIES } = await readJson<PackageJson>('package.json');

/**
 * Installed beside the bundle: what has native parts, or finds files of its own at run time. The functions framework is
 * the server itself: without a version of ours, Google's buildpack adds one of its own choice, with an older Express.
 */
const EXTERNAL = [
  '@google-cloud/functions-framework',
  'express',
  'firebase-admin',
  'firebase-functions',
  'sharp',
];

/** The build of web that pages are rendered with, by the names under which `src/pages` imports it. */
const WEB_BUILD = {
  'web-build/entry-server': join(WEB_DIST, 'server/entry-server.js'),
  'web-build/manifest.json': join(WEB_DIST, 'client/.vite/manifest.json'),
  'web-build/styles.json': join(WEB_DIST, 'client/.vite/styles.json'),
};

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
}

function ensureWebIsBuilt(): void {
  const missing = Object.values(WEB_BUILD).filter((file) => !existsSync(file));
  if (missing.length === 0) return;
  throw new Error(`The site is not built: ${missing.join(', ')} missing. Run "npm run build -w web" first.`);
}

async function bundle(): Promise<void> {
  await build({
    entryPoints: [join(HERE, 'src/index.ts')],
    outdir: DIST,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    // Our own sources are enough to read a stack trace.
    sourcesContent: false,
    chunkNames: 'chunks/[name]-[hash]',
    external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
    alias: WEB_BUILD,
    define: {
      FUNCTIONS_REGION: JSON.stringify(functionsRegion(await readJson<Location>('../firebase.json'))),
      BUILD_INFO: JSON.stringify(makeBuildInfo(DEPENDENCIES['firebase-functions'] ?? '')),
    },
    // Bundled CommonJS packages call `require`, which an ES module lacks.
    banner: {
      js: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(join(HERE, file), 'utf8')) as Content;
}

/** What Cloud Build installs: exact versions, and the lock file by which it resolves nothing anew. */
async function writePackages(): Promise<void> {
  const deployed = {
    name: 'rad-rewind-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, DEPENDENCIES[name] ?? ''])),
  };
  const { name, engines, dependencies: packages } = deployed;
  const lock = lockFor(
    { name, engines, dependencies: packages },
    await readJson<LockFile>('../package-lock.json'),
  );
  const write = (file: string, content: object) =>
    writeFile(join(DIST, file), `${JSON.stringify(content, null, 2)}\n`);
  await Promise.all([write('package.json', deployed), write('package-lock.json', lock)]);
}

ensureWebIsBuilt();
await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });
await Promise.all([bundle(), writePackages()]);
