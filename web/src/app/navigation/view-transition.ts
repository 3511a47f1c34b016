import { flushSync } from 'react-dom';

/** How long a screen that is not loaded yet is waited for before the change is made without a transition, in ms. */
const PATIENCE_MS = 100;

/** Whether the browser has View Transitions and the visitor does not mind motion. */
export function hasViewTransitions(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
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
  const transition = document.startViewTransition(() => flushSync(change));
  // Skipped, as when the next one begins: the change is made all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}
