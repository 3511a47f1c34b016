/** A page that was loaded anew and fails again this soon is not helped by doing it again. */
const PATIENCE_MS = 60_000;

/**
 * Loads the page anew where a part of its code cannot be loaded (Vite's event): a release has put other files into
 * its place. Once, so that a part that is missing for good leads to the error screen.
 */
export function reloadWhenCodeIsLost(): void {
  const reload = () => {
    const isFresh = performance.navigation.type === 1 && performance.now() < PATIENCE_MS;
    if (navigator.onLine && !isFresh) location.reload();
  };
  addEventListener('vite:preloadError', reload, { once: true });
}
