import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one source: the browser's (`vite build`) and the server's (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild = false, command }) => ({
  plugins: [react()],
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
    rolldownOptions: isSsrBuild ? { output: { codeSplitting: false } } : { input: 'src/entry-browser.tsx' },
  },
}));
