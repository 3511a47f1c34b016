import { PAGE_PATTERNS } from '@rad-rewind/contract/paths';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchRoutes } from 'react-router-dom';
import { lazyScreen } from './lazy-screen.tsx';

export interface ScreenRoute {
  /** In the router's notation. */
  pattern: string;
  Screen: ComponentType | LazyExoticComponent<ComponentType>;
  /** Loads the code of a screen of the shop ahead. */
  load?: () => Promise<unknown>;
  /** Source file, as Vite's manifest names it, for the preloads of a page. */
  source?: string;
  /** Whether a form of it leads to a partner's site. */
  leadsOut?: boolean;
  /** Whether only the browser renders it; the server then sends the shell. */
  browserOnly?: boolean;
}

/** Every screen but the not-found screen, which takes all other addresses. */
export const SCREENS: readonly ScreenRoute[] = [
  {
    pattern: PAGE_PATTERNS.home,
    ...lazyScreen(() => import('../storefront/home/home-screen.tsx')),
    source: 'src/storefront/home/home-screen.tsx',
  },
  {
    pattern: PAGE_PATTERNS.product,
    ...lazyScreen(() => import('../storefront/product/product-screen.tsx')),
    source: 'src/storefront/product/product-screen.tsx',
    leadsOut: true,
  },
  {
    pattern: PAGE_PATTERNS.categories,
    ...lazyScreen(() => import('../storefront/categories/categories-screen.tsx')),
    source: 'src/storefront/categories/categories-screen.tsx',
  },
  {
    pattern: PAGE_PATTERNS.category,
    ...lazyScreen(() => import('../storefront/category/category-screen.tsx')),
    source: 'src/storefront/category/category-screen.tsx',
  },
  {
    pattern: PAGE_PATTERNS.newArrivals,
    ...lazyScreen(() => import('../storefront/new-arrivals/new-arrivals-screen.tsx')),
    source: 'src/storefront/new-arrivals/new-arrivals-screen.tsx',
  },
  {
    pattern: PAGE_PATTERNS.tag,
    ...lazyScreen(() => import('../storefront/tag/tag-screen.tsx')),
    source: 'src/storefront/tag/tag-screen.tsx',
  },
  {
    pattern: PAGE_PATTERNS.legal,
    ...lazyScreen(() => import('../storefront/legal/legal-screen.tsx')),
    source: 'src/storefront/legal/legal-screen.tsx',
  },
  {
    pattern: PAGE_PATTERNS.about,
    ...lazyScreen(() => import('../storefront/about/about-screen.tsx')),
    source: 'src/storefront/about/about-screen.tsx',
  },
  {
    pattern: PAGE_PATTERNS.unsubscribe,
    Screen: lazy(() => import('../storefront/subscription/unsubscribe-screen.tsx')),
    source: 'src/storefront/subscription/unsubscribe-screen.tsx',
  },
  {
    pattern: PAGE_PATTERNS.confirmSubscription,
    Screen: lazy(() => import('../storefront/subscription/confirm-screen.tsx')),
    source: 'src/storefront/subscription/confirm-screen.tsx',
  },
  {
    pattern: PAGE_PATTERNS.search,
    ...lazyScreen(() => import('../storefront/search/search-screen.tsx')),
    source: 'src/storefront/search/search-screen.tsx',
  },
  // The server bundle is to hold none of these, hence the condition that the build resolves.
  {
    pattern: PAGE_PATTERNS.auth,
    Screen: import.meta.env.SSR
      ? () => null
      : lazy(() =>
          import('../storefront/login/login-screen.tsx').then(({ LoginScreen }) => ({
            default: LoginScreen,
          })),
        ),
    browserOnly: true,
  },
  {
    pattern: PAGE_PATTERNS.productPreview,
    Screen: import.meta.env.SSR
      ? () => null
      : lazy(() => import('../storefront/product/product-preview-screen.tsx')),
    browserOnly: true,
  },
  {
    pattern: PAGE_PATTERNS.admin,
    Screen: import.meta.env.SSR ? () => null : lazy(() => import('../back-office/back-office.tsx')),
    browserOnly: true,
  },
];

export interface ScreenMatch {
  route: ScreenRoute;
  params: Record<string, string | undefined>;
}

/** The screen of a path, or null where that is the not-found screen. */
export function matchScreen(pathname: string): ScreenMatch | null {
  const routes = SCREENS.map((route) => ({ path: route.pattern, id: route.pattern }));
  const match = matchRoutes(routes, pathname)?.[0];
  const route = match && SCREENS.find(({ pattern }) => pattern === match.route.path);
  return route ? { route, params: match.params } : null;
}
