import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { useCompileCache } from './compile-cache.ts';

/*
 * Loads everything once, which leaves the compiled code in the cache. Cloud Build runs it as `npm run gcp-build` on
 * the runtime's own Node, after the folder's packages are installed.
 */

const DIST = import.meta.dirname;

useCompileCache(DIST);
const chunks = (await readdir(join(DIST, 'chunks'))).filter((name) => name.endsWith('.js'));
for (const file of ['main.js', ...chunks.map((name) => `chunks/${name}`)]) await import(join(DIST, file));
// What our own code loads only when it is needed.
for (const name of ['firebase-admin/storage', 'sharp']) await import(name);
