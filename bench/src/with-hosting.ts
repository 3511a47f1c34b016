import { startHosting } from '../../local/src/hosting/hosting.ts';
import type { CacheMode } from '../../local/src/hosting/shared-cache.ts';
import { PROJECT_ROOT } from '../../local/src/project.ts';
import type { Stack } from '../../local/src/stack.ts';

/** How figures name the setting of Hosting's cache under which they were measured. */
export const CACHE_SETTING: Readonly<Record<CacheMode, string>> = {
  off: 'cache off',
  'fresh-only': 'cache on',
  'stale-while-revalidate': 'cache on, stale while revalidating',
};

/**
 * Puts one more Hosting before a stack's functions while something runs; it has kept nothing yet.
 * @param use gets its origin
 */
export async function withHosting<Result>(
  { firebaseJson, functions }: Stack,
  cache: CacheMode,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const config = firebaseJson.hosting;
  const hosting = await startHosting({
    root: PROJECT_ROOT,
    config,
    functions: functions.addresses,
    cache,
    port: 0,
  });
  try {
    return await use(hosting.url);
  } finally {
    await hosting.stop();
  }
}
