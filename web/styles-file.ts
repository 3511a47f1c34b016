import type { Plugin } from 'vite';

/**
 * Writes `.vite/styles.json` beside the manifest: the text of each style sheet by its file name, for the server to
 * put into its pages.
 */
export function stylesFile(): Plugin {
  return {
    name: 'styles-file',
    generateBundle: {
      // After the sheets have been made and minified.
      order: 'post',
      handler(_options, bundle) {
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css')
            ? [[file.fileName, file.source.toString()] as const]
            : [],
        );
        this.emitFile({
          type: 'asset',
          fileName: '.vite/styles.json',
          source: JSON.stringify(Object.fromEntries(sheets)),
        });
      },
    },
  };
}
