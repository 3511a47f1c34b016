import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { analyticsConfig, mayMeasure } from './analytics-config.ts';
import { type ConsentChoice, keepChoice, readChoice } from './consent-choice.ts';

/* The server bundle is to hold neither the bar nor Firebase, hence the conditions that the build resolves. */
const ConsentBar = import.meta.env.SSR ? () => null : lazy(() => import('./consent-bar.tsx'));

async function apply(choice: ConsentChoice | null): Promise<void> {
  const config = analyticsConfig();
  if (import.meta.env.SSR || !config || !choice) return;
  const { startAnalytics, stopAnalytics } = await import('./analytics.ts');
  if (choice === 'refused') await stopAnalytics();
  else if (mayMeasure()) await startAnalytics(config);
}

/**
 * The footer's way to change one's mind about measuring, and the question itself while it is unanswered
 * (docs/product.md, "Consent for analytics"). Shows nothing where the shop measures nothing.
 */
export function CookieSettings({ className }: { className?: string | undefined }) {
  const [state, setState] = useState<'hidden' | 'closed' | 'asking' | 'opened'>('hidden');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!analyticsConfig()) return;
    const choice = readChoice();
    setState(choice ? 'closed' : 'asking');
    if (choice === 'granted') void apply(choice);
  }, []);
  if (state === 'hidden') return null;

  const onChoose = (choice: ConsentChoice) => {
    keepChoice(choice);
    setState('closed');
    // The bar goes, and the focus with it, unless it has a place to be.
    if (state === 'opened') button.current?.focus();
    void apply(choice);
  };
  return (
    <>
      <button ref={button} type="button" className={className} onClick={() => setState('opened')}>
        Cookie settings
      </button>
      {state !== 'closed' && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <ConsentBar choice={readChoice()} takesFocus={state === 'opened'} onChoose={onChoose} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
