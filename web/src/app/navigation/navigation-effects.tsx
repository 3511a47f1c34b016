import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { forgetFailures } from './load-ahead.ts';
import { rememberedScroll, restoreScroll } from './scroll-positions.ts';

/** Goes where a browser would go on a full page load: back to the old position, to the anchor, or to the top. */
function scrollAsBrowsersDo(location: Location, navigation: NavigationType, isOtherPage: boolean): void {
  const remembered = navigation === 'POP' ? rememberedScroll(location) : undefined;
  if (remembered !== undefined) {
    restoreScroll(remembered);
    return;
  }
  if (!isOtherPage) return;
  const anchor = location.hash && document.getElementById(location.hash.slice(1));
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  if (navigation !== 'POP') document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * What a browser does on a full page load and a single-page app must do by itself: a new page starts at its top with
 * the focus at its beginning, and the way back leads to where the page was left.
 */
export function NavigationEffects(): null {
  const location = useLocation();
  const navigation = useNavigationType();
  const client = useQueryClient();
  const last = useRef(location);
  const { pathname } = location;
  const lastPathname = useRef(pathname);

  // Before the page is painted, so that a transition shows it where it is to stay.
  useLayoutEffect(() => {
    if (last.current === location) return;
    const isOtherPage = last.current.pathname !== location.pathname;
    last.current = location;
    scrollAsBrowsersDo(location, navigation, isOtherPage);
  }, [location, navigation]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // A failure lasts as long as its screen, so that coming back asks again.
    forgetFailures(client);
  }, [pathname, client]);

  return null;
}
