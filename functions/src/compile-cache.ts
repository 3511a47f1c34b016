import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Since Node 22.8; on older ones there is no cache, and nothing else changes. */
type ModuleWithCache = typeof module & { enableCompileCache?: (folder: string) => unknown };

/**
 * Node keeps a cache below a folder named by version, processor and user. A deployment's build may run as another
 * user than the function does: what it made is then given the function's own name.
 */
function folderForThisUser(folder: string): string {
  const uid = String(process.getuid?.() ?? '');
  const [made] = existsSync(folder) ? readdirSync(folder) : [];
  if (made === undefined || made.endsWith(`-${uid}`)) return folder;
  const own = join(tmpdir(), `compile-cache-${process.pid}`);
  mkdirSync(own, { recursive: true });
  symlinkSync(join(folder, made), join(own, made.replace(/\d+$/, uid)));
  return own;
}

/**
 * Lets Node load compiled code where a deployment's build has made it (docs/decisions/0009-compile-cache.md). Without
 * it, or where it fails, code is compiled as ever.
 * @param dist the deployed folder
 */
export function useCompileCache(dist: string): void {
  try {
    (module as ModuleWithCache).enableCompileCache?.(folderForThisUser(join(dist, 'compile-cache')));
  } catch {
    // Slower to start, and nothing else.
  }
}
