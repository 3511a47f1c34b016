import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PROJECT_ROOT } from '../../../local/src/project.ts';

const SOURCES = { functions: 'functions/src', contract: 'contract/src' } as const;
const CONTRACT = /^@rad-rewind\/contract\/(.+)$/;
const WEB_DIST = join(PROJECT_ROOT, 'web/dist');
const WEB_DATA = { 'web-build/manifest.json': 'manifest.json', 'web-build/styles.json': 'styles.json' };

/** Leaves every import where it is, with the address that it has once each file is transpiled by itself. */
const keepImports = (folder: string): Plugin => ({
  name: 'keep-imports',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point') return null;
      const [, ours] = CONTRACT.exec(path) ?? [];
      if (ours) {
        const from = join(folder, relative(PROJECT_ROOT, dirname(importer)).replace('/src', ''));
        return { path: relative(from, join(folder, 'contract', `${ours}.js`)), external: true };
      }
      if (path in WEB_DATA)
        return { path: join(WEB_DIST, 'client/.vite', WEB_DATA[path as keyof typeof WEB_DATA]) };
      if (path === 'web-build/entry-server')
        return { path: join(WEB_DIST, 'server/entry-server.js'), external: true };
      if (path.endsWith('.json')) return { path: join(dirname(importer), path) };
      return { path: path.startsWith('.') ? path.replace(/\.ts$/, '.js') : path, external: true };
    });
  },
});

async function filesOf(source: string): Promise<string[]> {
  const names = await readdir(join(PROJECT_ROOT, source), { recursive: true });
  return names
    .filter((name) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name))
    .map((name) => join(PROJECT_ROOT, source, name));
}

/**
 * Puts the functions' code into a folder as it is before bundling: a file of JavaScript for each of ours, and
 * packages of `node_modules`. The pages' build of web is one file, as that is what Vite makes of it.
 */
export async function transpile(folder: string): Promise<void> {
  for (const [name, source] of Object.entries(SOURCES)) {
    await build({
      entryPoints: await filesOf(source),
      outbase: join(PROJECT_ROOT, source),
      outdir: join(folder, name),
      bundle: true,
      plugins: [keepImports(folder)],
      format: 'esm',
      platform: 'node',
      target: 'node20',
      define: { FUNCTIONS_REGION: '"us-central1"', BUILD_INFO: 'null' },
      logLevel: 'warning',
    });
  }
  await writeFile(join(folder, 'index.js'), "export * from './functions/index.js';\n");
}
