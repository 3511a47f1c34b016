import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetNames, RELEASE_FILE } from '../hosting/release-config.ts';

const TIMEOUT_MS = 30_000;
/** More than ten times what a build has. */
const MOST_FILES = 1_000;

/** What was found of the release before: how many of its files are carried along, or why none is. */
export type Carried = { files: number } | { reason: string };

async function get(address: URL): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function removeCarried(folder: string, own: ReadonlySet<string>): Promise<void> {
  const strangers = (await readdir(folder)).filter((name) => !own.has(name));
  await Promise.all(strangers.map((name) => rm(join(folder, name))));
}

/**
 * Puts the files of the release that is live beside those of the one that was just built, so that a tab which was
 * opened before a release finds its code after it. Those of one release, as each names its own alone.
 * @param site the folder that Hosting serves, built
 * @param siteUrl the live shop's address; undefined before the first release
 * @throws Error where the site is not built
 */
export async function carryAssets(site: string, siteUrl: string | undefined): Promise<Carried> {
  const own = new Set(assetNames(await readFile(join(site, RELEASE_FILE), 'utf8')));
  const folder = join(site, 'assets');
  await removeCarried(folder, own);
  if (!siteUrl) return { reason: 'the shop has no address yet' };
  try {
    const names = assetNames((await get(new URL(`/${RELEASE_FILE}`, siteUrl))).toString('utf8'));
    if (!names || names.length > MOST_FILES)
      return { reason: `${siteUrl} has no release that names its files` };
    const missing = names.filter((name) => !own.has(name));
    for (const name of missing)
      await writeFile(join(folder, name), await get(new URL(`/assets/${name}`, siteUrl)));
    return { files: missing.filter((name) => existsSync(join(folder, name))).length };
  } catch (error) {
    await removeCarried(folder, own);
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
