import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, serverToasts, subscribeToToasts } from './toast-store.ts';

const ToastRegion = lazy(() => import('./toast-region.tsx'));

/** Where toasts appear. Radix's code comes with the first toast, so that no page waits for it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, serverToasts);
  if (toasts.length === 0) return null;
  return (
    // A modal dialog hides what lies around it from screen readers, but for live announcers.
    <div data-live-announcer="">
      <Suspense fallback={null}>
        <ToastRegion toasts={toasts} />
      </Suspense>
    </div>
  );
}
