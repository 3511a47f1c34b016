import { toEmbeddedJson } from '../ui/seo/embedded-json.ts';
import type { PageAssets } from './page-assets.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.ts';

/**
 * Starts the app once the page has been painted: the script of a page that is complete without it must not
 * delay that. A page in a background tab is never painted, so it starts at once. The text never changes, so a
 * content security policy can name its hash.
 */
export const START_SCRIPT =
  '(s=>{const go=()=>{const e=document.createElement("script");e.type="module";e.src=s;document.head.append(e)};' +
  'document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})(document.currentScript.dataset.src)';

function headTags({ styles, fonts, modules, script }: PageAssets): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...[script, ...modules].map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ].join('');
}

/**
 * Adds to React's document what React need not know: the built files and the state for the browser.
 * @param html a whole document as React renders it
 */
export function assemblePage(html: string, assets: PageAssets, state: PageState): string {
  const tail =
    `<script type="application/json" id="${PAGE_STATE_ID}">${toEmbeddedJson(state)}</script>` +
    `<script data-src="${assets.script}">${START_SCRIPT}</script>`;
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return (
    html.slice(0, headEnd) + headTags(assets) + html.slice(headEnd, bodyEnd) + tail + html.slice(bodyEnd)
  );
}
