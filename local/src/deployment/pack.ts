import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareFunctionsUpload } from 'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js';
import { unzip } from 'firebase-tools/lib/unzip.js';
import type { FirebaseJson } from '../hosting/firebase-json.ts';
import { npm } from './deploy-runtime.ts';

/** A folder as Cloud Build has it: unpacked from what the CLI uploads, and its packages installed. */
export interface InstalledFolder {
  readonly path: string;
  /** Names of the files at the top of what was uploaded. */
  readonly uploaded: readonly string[];
  remove(): Promise<void>;
}

/** What Cloud Build needs, and what has no business there. */
const NEEDED = ['index.js', 'package.json', 'package-lock.json'];

/**
 * Packs the functions with the CLI's own code, unpacks them into an empty folder, and installs there what the lock file
 * names, and nothing else.
 * @throws Error where a file is missing that Cloud Build needs, or npm fails
 */
export async function packAndInstall(root: string, { functions }: FirebaseJson): Promise<InstalledFolder> {
  const [config] = functions;
  if (!config) throw new Error('firebase.json names no functions');
  const source = join(root, config.source);
  const { pathToSource } = await prepareFunctionsUpload(root, source, { ...config }, [], undefined, {
    exportType: 'zip',
  });
  const path = await mkdtemp(join(tmpdir(), 'deployed-'));
  const remove = () => rm(path, { recursive: true, force: true });
  try {
    await unzip(pathToSource, path);
    const missing = NEEDED.filter((name) => !existsSync(join(path, name)));
    if (missing.length > 0) throw new Error(`The upload lacks ${missing.join(', ')}`);
    const uploaded = await readdir(path);
    await npm(path, 'ci', '--omit=dev');
    return { path, uploaded, remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await rm(pathToSource, { force: true });
  }
}
