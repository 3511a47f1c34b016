import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../local/src/commands/build.ts';
import { startStack } from '../local/src/stack.ts';
import { measureFirstPages } from './src/first-page-bytes.ts';
import { measurePictures } from './src/pictures.ts';
import { type Figure, toTable } from './src/report.ts';
import { measureRequests } from './src/requests.ts';

/*
 * `npm run bench`: builds, starts a stack of its own on free ports, measures it, prints a table of figure, target
 * and miss, and writes it to bench/results/.
 */

const RESULTS = join(import.meta.dirname, 'results');

await buildIfChanged();
const stack = await startStack({ port: 0, dataFolder: null, seed: true, log: () => {} });
let figures: Figure[];
try {
  figures = [
    ...(await measureFirstPages(stack.url)),
    ...(await measurePictures(stack.url)),
    ...(await measureRequests(stack.url, stack.services.firestoreControl)),
  ];
} finally {
  await stack.stop();
}

const processor = cpus()[0]?.model ?? 'unknown processor';
const machine = `Node ${process.versions.node}, ${cpus().length} cores (${processor}), ${process.platform}`;
const table = toTable(figures);
console.log(`\n${table}\n\n${machine}`);
mkdirSync(RESULTS, { recursive: true });
writeFileSync(join(RESULTS, 'latest.json'), `${JSON.stringify({ machine, figures }, null, 2)}\n`);
writeFileSync(join(RESULTS, 'latest.md'), `# Last results\n\n${machine}\n\n${table}\n`);
process.exit(0);
