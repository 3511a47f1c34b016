import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes `build.json`, by which the status screen sees whether Hosting serves the build that the functions make pages
 * for. Its id changes with any file: their names carry hashes of what they hold.
 */
export function buildFile(): Plugin {
  return {
    name: 'build-file',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).sort().join('\n');
        const id = createHash('sha256').update(names).digest('hex').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ id }) });
      },
    },
  };
}
