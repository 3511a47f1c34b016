import { toEmbeddedJson } from '../ui/seo/embedded-json.ts';
import type { PageAssets } from './page-assets.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.ts';
import { START_SCRIPT } from './start-script.ts';

/** Allows an element where the page's policy names no hash of it. */
const nonceAttribute = (nonce: string | null): string => (nonce === null ? '' : ` nonce="${nonce}"`);

function headTags({ styles }: PageAssets, nonce: string | null): string {
  return [
    ...styles.map(({ text }) => `<style${nonceAttribute(nonce)}>${text}</style>`),
    // Never fetched: they tell the loader of screens that it need not fetch what the page brought along.
    ...styles.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`),
  ].join('');
}

/**
 * Fonts are asked for with the page, but pictures go first: a fallback is as wide and high. Not in the head, where
 * Chromium paints nothing for 50 ms while a font is on its way (docs/decisions/0007-first-paint.md).
 */
const fontTags = ({ fonts }: PageAssets): string =>
  fonts
    .map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`,
    )
    .join('');

function scriptTags({ script, modules }: PageAssets, nonce: string | null): string {
  if (nonce === null) {
    return `<script data-src="${script}" data-modules="${modules.join(' ')}">${START_SCRIPT}</script>`;
  }
  const preloads = modules.map((href) => `<link rel="modulepreload" href="${href}">`);
  return `${preloads.join('')}<script${nonceAttribute(nonce)} type="module" src="${script}"></script>`;
}

/**
 * Adds to React's document what React need not know: the built files and the state for the browser. Styles are part
 * of the page, so that it shows after one trip to the server (docs/decisions/0007-first-paint.md).
 * @param html a whole document as React renders it
 * @param nonce of a shell, which starts at once; null for a page that is complete without its script
 */
export function assemblePage(
  html: string,
  assets: PageAssets,
  state: PageState,
  nonce: string | null,
): string {
  const tail =
    fontTags(assets) +
    `<script type="application/json" id="${PAGE_STATE_ID}">${toEmbeddedJson(state)}</script>` +
    scriptTags(assets, nonce);
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return (
    html.slice(0, headEnd) +
    headTags(assets, nonce) +
    html.slice(headEnd, bodyEnd) +
    tail +
    html.slice(bodyEnd)
  );
}
