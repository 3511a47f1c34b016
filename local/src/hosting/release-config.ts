import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingConfig } from './firebase-json.ts';

/** Where a build names its own files under /assets, within the folder that Hosting serves. */
export const RELEASE_FILE = 'release.json';

const FOREVER = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

/**
 * Names of the assets of a release.
 * @param text what `release.json` holds, which may come from anywhere
 * @returns null where it is not such a file, or names what no build of the site would
 */
export function assetNames(text: string): string[] | null {
  try {
    const { assets } = JSON.parse(text) as { assets?: unknown };
    if (!Array.isArray(assets)) return null;
    const names = assets.filter(
      (name): name is string => typeof name === 'string' && /^\w[\w.-]*$/.test(name),
    );
    return names.length === assets.length ? names : null;
  } catch {
    return null;
  }
}

/**
 * firebase.json as a release needs it: each file that was built may be kept for ever. By its name, as Hosting gives the
 * headers of a pattern to answers of all kinds, and a 404 must not be kept.
 * @param root the folder that the site's folder is relative to; where nothing is built, nothing changes
 */
export function withImmutableAssets<Config extends { hosting: HostingConfig }>(
  config: Config,
  root: string,
): Config {
  const file = join(root, config.hosting.public, RELEASE_FILE);
  const names = existsSync(file) ? assetNames(readFileSync(file, 'utf8')) : null;
  if (!names?.length) return config;
  const rule = { source: `/assets/@(${names.join('|')})`, headers: [FOREVER] };
  return { ...config, hosting: { ...config.hosting, headers: [...(config.hosting.headers ?? []), rule] } };
}
