import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../local/src/project.ts';
import { makeSourceFolder, writeEmptyFunction } from '../empty-function.ts';
import { transpile } from './transpile.ts';

const copyBuilt = (folder: string) => cp(join(PROJECT_ROOT, 'functions/dist'), folder, { recursive: true });

/** The form of the functions that is deployed. */
export const DEPLOYED = 'as deployed, bundled';

/** What fills a folder with each form of the functions, by the name of the form. */
const VARIANTS: Record<string, (folder: string) => Promise<unknown>> = {
  'an empty function': writeEmptyFunction,
  'not bundled': transpile,
  [DEPLOYED]: copyBuilt,
};

/**
 * Makes a folder for each form in which functions may be deployed.
 * @param parent see `withSourceFolders`
 * @returns the folders by name
 */
export async function makeVariants(parent: string): Promise<Map<string, string>> {
  const folders = new Map<string, string>();
  for (const [name, fill] of Object.entries(VARIANTS)) {
    const folder = await makeSourceFolder(parent, String(folders.size));
    await fill(folder);
    folders.set(name, folder);
  }
  return folders;
}
