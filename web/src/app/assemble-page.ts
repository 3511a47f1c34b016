import { toEmbeddedJson } from '../ui/seo/embedded-json.ts';
import type { PageAssets } from './page-assets.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.ts';
import { START_SCRIPT } from './start-script.ts';

/** Fonts before the styles that name them, so that they are asked for first. */
function headTags({ styles, fonts }: PageAssets): string {
  return [
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...styles.map(({ text }) => `<style>${text}</style>`),
    // Never fetched: they tell the loader of screens that it need not fetch what the page brought along.
    ...styles.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`),
  ].join('');
}

function scriptTags({ script, modules }: PageAssets, isShell: boolean): string {
  if (!isShell) {
    return `<script data-src="${script}" data-modules="${modules.join(' ')}">${START_SCRIPT}</script>`;
  }
  const preloads = modules.map((href) => `<link rel="modulepreload" href="${href}">`);
  return `${preloads.join('')}<script type="module" src="${script}"></script>`;
}

/**
 * Adds to React's document what React need not know: the built files and the state for the browser. Styles are part
 * of the page, so that it shows after one trip to the server (docs/decisions/0007-first-paint.md).
 * @param html a whole document as React renders it
 */
export function assemblePage(html: string, assets: PageAssets, state: PageState): string {
  const tail =
    `<script type="application/json" id="${PAGE_STATE_ID}">${toEmbeddedJson(state)}</script>` +
    scriptTags(assets, state.shell);
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return (
    html.slice(0, headEnd) + headTags(assets) + html.slice(headEnd, bodyEnd) + tail + html.slice(bodyEnd)
  );
}
