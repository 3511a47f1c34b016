import { flushSync } from 'react-dom';

/** How long a screen that is not loaded yet is waited for before the change is made without a transition, in ms. */
const PATIENCE_MS = 100;

/** How long the browser may take to picture both views, in ms: until then the new one does not show. */
const PICTURED_WITHIN_MS = 60;
/** So many late ones in a row are no accident. */
const LATE_ONES = 2;
const LATE_KEY = 'late-view-transitions';

function countLate(): number {
  try {
    return Number(sessionStorage.getItem(LATE_KEY));
  } catch {
    // No storage: each transition counts as the first one.
    return 0;
  }
}

function noteTime(pictureMs: number): void {
  try {
    sessionStorage.setItem(LATE_KEY, String(pictureMs > PICTURED_WITHIN_MS ? countLate() + 1 : 0));
  } catch {
    // As above.
  }
}

/**
 * Whether views are to fade into one another: the browser can, the visitor does not mind motion, and the device is
 * quick enough for it. On one that is not, the new view shows sooner without.
 */
export function hasViewTransitions(): boolean {
  return (
    'startViewTransition' in document &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    countLate() < LATE_ONES
  );
}

/** Whether something is done within the time that a transition may wait for it. */
export function isSoonDone(work: Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([work.then(() => true), tooLate]);
}

/** Makes a change to what React shows as a View Transition: the old view fades into the new one. */
export function withViewTransition(change: () => void): void {
  const start = performance.now();
  const transition = document.startViewTransition(() => flushSync(change));
  // Skipped, as when the next one begins: the change is made all the same.
  transition.ready.then(() => noteTime(performance.now() - start)).catch(() => {});
  transition.finished.catch(() => {});
}
