import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../../local/src/project.ts';
import { makeSourceFolder, writeEmptyFunction } from '../empty-function.ts';
import { transpile } from './transpile.ts';

const run = promisify(execFile);

const copyBuilt = (folder: string) => cp(join(PROJECT_ROOT, 'functions/dist'), folder, { recursive: true });

/** The form of the functions that is deployed. */
export const DEPLOYED = 'as deployed, with compiled code';

/** What fills a folder with each form of the functions, by the name of the form. */
const VARIANTS: Record<string, (folder: string, node: string) => Promise<unknown>> = {
  'an empty function': writeEmptyFunction,
  'not bundled': transpile,
  bundled: copyBuilt,
  [DEPLOYED]: async (folder, node) => {
    await copyBuilt(folder);
    await run(node, ['make-compile-cache.js'], { cwd: folder, env: {} });
  },
};

/**
 * Makes a folder for each form in which functions may be deployed.
 * @param parent see `withSourceFolders`
 * @param node the runtime's executable
 * @returns the folders by name
 */
export async function makeVariants(parent: string, node: string): Promise<Map<string, string>> {
  const folders = new Map<string, string>();
  for (const [name, fill] of Object.entries(VARIANTS)) {
    const folder = await makeSourceFolder(parent, String(folders.size));
    await fill(folder, node);
    folders.set(name, folder);
  }
  return folders;
}
