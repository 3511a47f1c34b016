/** Event of the window: the app has taken steps through the history over. */
export const APP_FOLLOWS_HISTORY = 'app-follows-history';

/**
 * Starts the app of a page that is complete without it: when the page has loaded and been painted, so that no
 * script takes bandwidth or time from what people wait to see, or at once when somebody presses a button or a key.
 * A page in a background tab is never painted and starts when it has loaded. Until the app follows the history, a step
 * to another address of it loads that page. The text never changes, so a content security policy can name its hash.
 */
export const START_SCRIPT = [
  '(({src,modules})=>{',
  'let waits=1;',
  'const at=()=>location.pathname+location.search,here=at(),step=()=>at()==here||(waits=0,location.reload());',
  'const add=(tag,set)=>document.head.append(Object.assign(document.createElement(tag),set)),',
  'go=()=>{if(waits){waits=0;',
  'for(const href of modules.split(" "))href&&add("link",{rel:"modulepreload",href});',
  'add("script",{type:"module",src})}},',
  'painted=()=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go));',
  'for(const press of["pointerdown","keydown"])addEventListener(press,go,{once:true,passive:true});',
  'addEventListener("popstate",step);',
  `addEventListener("${APP_FOLLOWS_HISTORY}",()=>removeEventListener("popstate",step),{once:true});`,
  'document.readyState=="complete"?painted():addEventListener("load",painted)',
  '})(document.currentScript.dataset)',
].join('');
