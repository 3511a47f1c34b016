/** A page that was loaded anew and fails again this soon is not helped by doing it again. */
const PATIENCE_MS = 60_000;
/** What Vite tells of a part that does not come. */
const LOST = 'vite:preloadError';

/**
 * Loads the page anew where a part of its code cannot be loaded: a release has put other files into its place. Once, so
 * that a part that is missing for good leads to the error screen; without a network not at all, and it counts for nothing.
 */
export function reloadWhenCodeIsLost(): void {
  const reload = () => {
    const isFresh = performance.navigation.type === 1 && performance.now() < PATIENCE_MS;
    if (!navigator.onLine || isFresh) return;
    removeEventListener(LOST, reload);
    location.reload();
  };
  addEventListener(LOST, reload);
}
