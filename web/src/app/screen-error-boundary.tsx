import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { StatePanel } from '../ui/state-panel.tsx';

/** The way home is a plain link, so that a page of an outdated version loads the new one. */
const SCREEN_FAILED = (
  <StatePanel
    headingLevel="h1"
    art="error"
    title="SOMETHING WENT WRONG"
    text="Sorry, this page stopped working. Please try again."
    action={
      <a className={buttonClass({ tone: 'green' })} href="/">
        RETURN TO HOME
      </a>
    }
  />
);

/** Shows the error screen where a screen fails to render or its code fails to load. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={SCREEN_FAILED}>{children}</ErrorBoundary>;
}
