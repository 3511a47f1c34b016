import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../commands/build.ts';
import { FIREBASE } from '../emulators/official-emulators.ts';
import { readFirebaseJson } from '../hosting/firebase-json.ts';
import { withImmutableAssets } from '../hosting/release-config.ts';
import { PROJECT_ROOT } from '../project.ts';

/*
 * `npm run deploy`: `firebase deploy` with the names of the built files in its configuration, so that browsers keep
 * these and nothing else for ever. What follows the command goes to the CLI.
 */

const CONFIG = 'firebase.release.json';

await buildIfChanged();
const config = withImmutableAssets(readFirebaseJson(PROJECT_ROOT), PROJECT_ROOT);
writeFileSync(join(PROJECT_ROOT, CONFIG), `${JSON.stringify(config, null, 2)}\n`);
const child = spawn(process.execPath, [FIREBASE, 'deploy', '--config', CONFIG, ...process.argv.slice(2)], {
  cwd: PROJECT_ROOT,
  stdio: 'inherit',
});
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
