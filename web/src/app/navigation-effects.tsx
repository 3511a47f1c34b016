import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does on a full page load and a single-page app must do by itself: a new page starts at its top
 * with the focus at its beginning. Going back is left to the browser, which restores the position.
 */
export function NavigationEffects(): null {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const client = useQueryClient();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // A failure lasts as long as its screen, so that coming back asks again.
    client.removeQueries({ predicate: (query) => query.state.status === 'error' && !query.isActive() });
    if (navigation === 'POP' || hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, navigation, client]);

  return null;
}
