import { Component, type ErrorInfo, type ReactNode } from 'react';
import { buttonClass } from '../ui/button.ts';
import { StatePanel } from '../ui/state-panel.tsx';

/**
 * Shows the error screen where a screen fails to render or its code fails to load. The way home is a plain link,
 * so that a page of an outdated version loads the new one.
 */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
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
  }
}
