import { pagePath } from '@rad-rewind/contract/paths';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { NotFoundScreen } from '../storefront/not-found/not-found-screen.tsx';
import { Loading } from '../ui/loading.tsx';
import { SiteFooter } from '../ui/site-footer/site-footer.tsx';
import { SiteHeader } from '../ui/site-header/site-header.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { NavigationEffects } from './navigation/navigation-effects.tsx';
import { SCREENS } from './routes.tsx';
import { ScreenErrorBoundary } from './screen-error-boundary.tsx';

/** The screen of the address. While its code comes, the screen before it stays: the boundary outlives both. */
function CurrentScreen({ resetKey }: { resetKey?: string }) {
  return (
    <Suspense fallback={<Loading>LOADING...</Loading>}>
      <ScreenErrorBoundary key={resetKey}>
        <Routes>
          {SCREENS.map(({ pattern, Screen }) => (
            <Route key={pattern} path={pattern} element={<Screen />} />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </ScreenErrorBoundary>
    </Suspense>
  );
}

/** The shop's pages: header, current screen, footer. */
function ShopPage({ pathname }: { pathname: string }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <CurrentScreen resetKey={pathname} />
      </main>
      <SiteFooter />
    </>
  );
}

/** The back office brings a frame of its own, which stays while its screens change. */
function BackOfficePage() {
  return <CurrentScreen />;
}

/** The current page, and what all pages share. */
export function SiteFrame() {
  const { pathname } = useLocation();
  const isAdmin = /^\/admin(\/|$)/.test(pathname) && pathname !== pagePath.adminProductPreview;
  return (
    <>
      {isAdmin ? <BackOfficePage /> : <ShopPage pathname={pathname} />}
      <Toaster />
      <NavigationEffects />
    </>
  );
}
