import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { importBackup } from './backup/import-backup.ts';
import { useProject } from './backup/project.ts';

/*
 * `npm run data:import -- <folder> [--write] [--overwrite]`: reads a backup back (docs/backup.md). Without a flag it
 * only says what it would do.
 */

const USAGE = 'Name the folder: npm run data:import -- <folder> [--write] [--overwrite]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new BackupError(USAGE);
  const { write, overwrite } = values;
  const { place } = useProject();
  console.log(`${place}: ${write ? 'importing' : 'comparing'}`);
  const outcome = await importBackup({ folder: resolve(folder), write, overwrite, log: console.log });
  const left = outcome.total('left');
  if (write)
    console.log(`Written: ${outcome.total('create')} created, ${outcome.total('overwrite')} overwritten.`);
  else console.log('Nothing was written. --write creates what is missing.');
  if (left > 0 && !overwrite) console.log(`${left} differ here; --write --overwrite replaces them.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
