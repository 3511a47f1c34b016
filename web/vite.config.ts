import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { buildFile } from './build-file.ts';
import { releaseFile } from './release-file.ts';
import { stylesFile } from './styles-file.ts';

/**
 * What several screens share, in few files: each file costs a phone a trip. Parts of `ui` that load when needed are
 * left to themselves, and so are calls that the login and the back office alone make.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'] },
  {
    name: 'shop',
    test: /web\/src\/(?:ui\/(?!toast\/toast-region|tooltip\/|consent\/(?:consent-bar|analytics\.ts))|api\/(?!admin-|log))/,
  },
];

/** Two builds of one source: the browser's (`vite build`) and the server's (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild = false, command }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [stylesFile(), buildFile(), releaseFile()])],
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The server bundle stands alone, so that the deployed folder needs none of the web packages.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The server sends the preloads a page needs; the polyfill would only delay the first script.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : { input: 'src/entry-browser.tsx', output: { codeSplitting: { groups: CHUNKS } } },
  },
}));
