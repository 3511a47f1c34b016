import { execFile } from 'node:child_process';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../../local/src/project.ts';
import { transpile } from './transpile.ts';

const run = promisify(execFile);

/** The smallest function that there can be. */
const EMPTY = `import { onRequest } from 'firebase-functions/https';
const answer = onRequest((_request, response) => { response.end('ok'); });
export { answer as api, answer as media, answer as pages };
`;

const copyBuilt = (folder: string) => cp(join(PROJECT_ROOT, 'functions/dist'), folder, { recursive: true });

/** The form of the functions that is deployed. */
export const DEPLOYED = 'as deployed, with compiled code';

/** What fills a folder with each form of the functions, by the name of the form. */
const VARIANTS: Record<string, (folder: string, node: string) => Promise<unknown>> = {
  'an empty function': (folder) => writeFile(join(folder, 'index.js'), EMPTY),
  'not bundled': transpile,
  bundled: copyBuilt,
  [DEPLOYED]: async (folder, node) => {
    await copyBuilt(folder);
    await run(node, ['make-compile-cache.js'], { cwd: folder, env: {} });
  },
};

/**
 * Makes a folder for each form in which functions may be deployed, all with the packages of this project.
 * @param parent an empty folder
 * @param node the runtime's executable
 * @returns the folders by name
 */
export async function makeVariants(parent: string, node: string): Promise<Map<string, string>> {
  const folders = new Map<string, string>();
  const manifest = JSON.stringify({ private: true, type: 'module', main: 'index.js' });
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(parent, 'node_modules'));
  for (const [name, fill] of Object.entries(VARIANTS)) {
    const folder = join(parent, String(folders.size));
    await mkdir(folder);
    await writeFile(join(folder, 'package.json'), manifest);
    await fill(folder, node);
    folders.set(name, folder);
  }
  return folders;
}
