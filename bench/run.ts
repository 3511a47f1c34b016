import { cpus } from 'node:os';
import { buildIfChanged } from '../local/src/commands/build.ts';
import { startStack } from '../local/src/stack.ts';
import { chooseParts, PART_NAMES, type Part } from './src/parts.ts';
import { toTable } from './src/report.ts';
import { type Results, readResults, writeResults } from './src/results.ts';

/*
 * `npm run bench`: builds, measures each part on a fresh stack on free ports, prints a table of figure, target and
 * miss, and writes it to bench/results/. `npm run bench -- <part> ...` measures those alone and keeps the last
 * figures of the others.
 */

async function measure(part: Part) {
  const stack = await startStack({
    port: 0,
    dataFolder: null,
    cache: 'off',
    seed: true,
    log: () => {},
    notice: (line) => console.error(line),
  });
  try {
    return await part(stack);
  } finally {
    await stack.stop();
  }
}

const names = process.argv.slice(2);
const chosen = chooseParts(names);

const processor = cpus()[0]?.model ?? 'unknown processor';
const machine = `Node ${process.versions.node}, ${cpus().length} cores (${processor}), ${process.platform}. Hosting's cache is off where a figure does not say that it is on.`;
const results: Results = readResults();

await buildIfChanged();
for (const [name, part] of chosen) {
  results[name] = await measure(part);
  console.log(`\n${toTable(results[name])}`);
  // Written part by part: a run takes most of an hour, and one that breaks off keeps what it has.
  writeResults(machine, results, PART_NAMES);
}
console.log(`\n${machine}`);
process.exit(0);
