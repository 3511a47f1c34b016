import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { makeBuildInfo } from './deployment/build-info.ts';
import { functionsRegion, type Location } from './deployment/region.ts';

/*
 * Makes functions/dist, the folder that is deployed: our code, the contract and light dependencies bundled, the
 * rest named in a package.json of its own with exact versions, so that the folder installs and loads by itself.
 */

const HERE = import.meta.dirname;
const DIST = join(HERE, 'dist');
const WEB_DIST = join(HERE, '../web/dist');
const { dependencies: DEPENDENCIES } = JSON.parse(
  await readFile(join(HERE, 'package.json'), 'utf8'),
) as PackageJson;
const FIREBASE_JSON = JSON.parse(await readFile(join(HERE, '../firebase.json'), 'utf8')) as Location;

/** Installed beside the bundle: what has native parts, or finds files of its own at run time. */
const EXTERNAL = ['express', 'firebase-admin', 'firebase-functions', 'sharp'];

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

/** Bundles everything. @returns the names of the functions */
async function bundle(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: {
      main: join(HERE, 'src/index.ts'),
      'compile-cache': join(HERE, 'src/compile-cache.ts'),
      'make-compile-cache': join(HERE, 'src/make-compile-cache.ts'),
    },
    metafile: true,
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
      FUNCTIONS_REGION: JSON.stringify(functionsRegion(FIREBASE_JSON)),
      BUILD_INFO: JSON.stringify(makeBuildInfo(DEPENDENCIES['firebase-functions'] ?? '')),
    },
    // Bundled CommonJS packages call `require`, which an ES module lacks.
    banner: {
      js: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const main = Object.entries(metafile.outputs).find(([file]) => file.endsWith('/main.js'));
  return main?.[1].exports ?? [];
}

/**
 * The files that are loaded first: the cache of compiled code is in place before the functions run. No await among
 * them, since Firebase's own tools `require` the folder.
 */
async function writeIndex(functions: readonly string[]): Promise<void> {
  const enable = [
    "import { useCompileCache } from './compile-cache.js';",
    'useCompileCache(import.meta.dirname);',
  ];
  const index = ["import './enable-cache.js';", `export { ${functions.join(', ')} } from './main.js';`];
  await Promise.all([
    writeFile(join(DIST, 'enable-cache.js'), `${enable.join('\n')}\n`),
    writeFile(join(DIST, 'index.js'), `${index.join('\n')}\n`),
  ]);
}

async function writePackageJson(): Promise<void> {
  const deployed = {
    name: 'rad-rewind-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    scripts: { 'gcp-build': 'node make-compile-cache.js' },
    dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, DEPENDENCIES[name]])),
  };
  await writeFile(join(DIST, 'package.json'), `${JSON.stringify(deployed, null, 2)}\n`);
}

ensureWebIsBuilt();
await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });
await Promise.all([bundle().then(writeIndex), writePackageJson()]);
