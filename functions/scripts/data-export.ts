import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { exportBackup } from './backup/export-backup.ts';
import { useProject } from './backup/project.ts';

/*
 * `npm run data:export -- <folder> [--with-secrets]`: writes a backup of the shop (docs/backup.md).
 */

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'with-secrets': { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (!folder) throw new BackupError('Name the folder: npm run data:export -- <folder> [--with-secrets]');
  const { project, place } = useProject();
  console.log(`${place}: exporting`);
  const withSecrets = values['with-secrets'];
  const { files } = await exportBackup({ folder: resolve(folder), project, withSecrets });
  for (const [name, { count }] of Object.entries(files)) console.log(`  ${name}: ${count}`);
  console.log(withSecrets ? 'Secrets are in it: keep it safe.' : 'Secrets are not in it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
