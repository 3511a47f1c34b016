import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  Router,
} from 'react-router-dom';
import { matchScreen } from '../routes.tsx';
import { APP_FOLLOWS_HISTORY } from '../start-script.ts';
import { onLinkIntent } from './link-intent.ts';
import { loadAhead } from './load-ahead.ts';
import { ownScrollRestoration, rememberScroll } from './scroll-positions.ts';
import { hasViewTransitions, isSoonDone, withViewTransition } from './view-transition.ts';

interface Step {
  action: NavigationType;
  location: Location;
}

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

const isOfShop = ({ pathname }: Location): boolean => !matchScreen(pathname)?.route.browserOnly;

/** Whether a step leads from one page of the shop to another. */
const changesPage = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname && isOfShop(from) && isOfShop(to);

/**
 * Follows the history with `show`. A page of the shop that is there soon comes by a View Transition; any other as
 * soon as React has it, and the page before it stays until then.
 * @param shown tells which entry of the history is on the screen; those after it may still be on their way
 * @returns ends it
 */
function followHistory(
  history: BrowserHistory,
  client: QueryClient,
  shown: () => Location,
  show: (step: Step) => void,
): () => void {
  let latest: Step | undefined;
  let isAnimatedByBrowser = false;
  const onPopState = (event: PopStateEvent) => {
    isAnimatedByBrowser = event.hasUAVisualTransition;
    // A link within the page makes an entry without a key, and another one would be taken for the same.
    if (window.history.state === null) {
      window.history.replaceState({ usr: null, key: crypto.randomUUID(), idx: null }, '');
    }
  };
  // Before the history's own listener, which `listen` adds.
  window.addEventListener('popstate', onPopState);
  const stop = history.listen(async ({ action, location }) => {
    const from = shown();
    const step: Step = { action: action as NavigationType, location };
    latest = step;
    rememberScroll(from);
    const isAnimated = !isAnimatedByBrowser && changesPage(from, location) && hasViewTransitions();
    isAnimatedByBrowser = false;
    const isReady = isAnimated && (await isSoonDone(loadAhead(client, location)));
    if (latest !== step) return;
    if (isReady) withViewTransition(() => show(step));
    else startTransition(() => show(step));
  });
  window.dispatchEvent(new Event(APP_FOLLOWS_HISTORY));
  return () => {
    window.removeEventListener('popstate', onPopState);
    stop();
  };
}

/**
 * The browser's router. As react-router's BrowserRouter, whose history it uses, and besides: it loads ahead what links
 * lead to that somebody is about to follow, shows pages by View Transitions, and remembers how far each was scrolled.
 */
export function AppRouter({ client, children }: { client: QueryClient; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState<Step>({
    action: history.action as NavigationType,
    location: history.location,
  });
  const shown = useRef(location);
  useLayoutEffect(() => {
    shown.current = location;
  }, [location]);
  useLayoutEffect(() => followHistory(history, client, () => shown.current, show), [history, client]);
  useLayoutEffect(() => onLinkIntent((address) => void loadAhead(client, address)), [client]);
  useLayoutEffect(() => ownScrollRestoration(history.location), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
