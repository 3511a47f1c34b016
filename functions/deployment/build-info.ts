import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from '../src/status/build-info.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Name the commit where Git is missing or the folder is no clone; the first that is set counts. */
const COMMIT_VARIABLES = ['GITHUB_SHA', 'COMMIT_SHA'];

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The commit that is built, shortened; null where nothing tells. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    const named = COMMIT_VARIABLES.map((name) => process.env[name]).find(Boolean);
    return named?.slice(0, 7) ?? null;
  }
}

/**
 * What this build is, for the status screen.
 * @param firebaseFunctions the version that the deployed folder asks for
 * @throws where the site is not built
 */
export function makeBuildInfo(firebaseFunctions: string): BuildInfo {
  const { version } = readJson('package.json') as { version: string };
  const { id } = readJson('web/dist/client/build.json') as { id: string };
  return { version, commit: commit(), builtAt: new Date().toISOString(), webBuild: id, firebaseFunctions };
}
