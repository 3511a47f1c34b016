import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../local/src/project.ts';

/** The smallest function that there can be. */
const EMPTY = `import { onRequest } from 'firebase-functions/https';
const answer = onRequest((_request, response) => { response.end('ok'); });
export { answer as api, answer as media, answer as pages };
`;

/** Makes a folder below `parent` that functions with this project's packages can be put into. */
export async function makeSourceFolder(parent: string, name: string): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder);
  // Versions of packages that the functions have for themselves; those that all workspaces share lie in the parent.
  const own = join(PROJECT_ROOT, 'functions/node_modules');
  if (existsSync(own)) await symlink(own, join(folder, 'node_modules'));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', main: 'index.js' }),
  );
  return folder;
}

/** Gives `use` a folder whose subfolders find this project's packages, and removes it in the end. */
export async function withSourceFolders<Result>(use: (parent: string) => Promise<Result>): Promise<Result> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'functions-')));
  try {
    await symlink(join(PROJECT_ROOT, 'node_modules'), join(parent, 'node_modules'));
    return await use(parent);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

/** Puts a function that does nothing into a folder, under each name that the project's functions have. */
export const writeEmptyFunction = (folder: string): Promise<void> =>
  writeFile(join(folder, 'index.js'), EMPTY);
