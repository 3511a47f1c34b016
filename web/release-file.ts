import type { Plugin } from 'vite';

/**
 * Writes `release.json` into the root of the site: the names of this build's own files under `assets/`. The next
 * release asks the live site for it and carries these files along (docs/deploy.md, "What a release does").
 */
export function releaseFile(): Plugin {
  return {
    name: 'release-file',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const assets = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map((name) => name.slice('assets/'.length));
        this.emitFile({
          type: 'asset',
          fileName: 'release.json',
          source: JSON.stringify({ assets: assets.sort() }),
        });
      },
    },
  };
}
