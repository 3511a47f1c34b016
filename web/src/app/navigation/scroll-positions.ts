import type { Location } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';

/** How long a restored page may take to become as it was, in ms. */
const GROWTH_TIME_MS = 5_000;

/** The first entry of a tab has no key of its own. */
const entryKey = ({ key, pathname, search, hash }: Location): string => `${key}${pathname}${search}${hash}`;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    // No storage, or not ours: positions last as long as the page then.
    return {};
  }
}

let positions: Record<string, number> | null = null;

/** Keeps how far the page is scrolled, for when its entry of the history is shown again; also after a reload. */
export function rememberScroll(location: Location): void {
  positions ??= readPositions();
  positions[entryKey(location)] = Math.round(window.scrollY);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Storage is full or refused: the positions in memory do.
  }
}

/** Pixels from the top at which an entry of the history was left, or undefined where it was not. */
export function rememberedScroll(location: Location): number | undefined {
  positions ??= readPositions();
  return positions[entryKey(location)];
}

/**
 * Lays out at once what otherwise waits until it comes near the screen (section.module.css), and from then on: only
 * then is each thing of a page exactly where it was.
 */
const layOutWholePages = (): void => {
  document.documentElement.dataset.laidOut = '';
};

const scrollToTop = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/**
 * Scrolls to a position, again whenever the page changes its length soon after, until the visitor does something: it
 * may be too short at first, and browsers that keep what shows in its place move on as a list above it grows.
 */
export function restoreScroll(top: number): void {
  layOutWholePages();
  scrollToTop(top);
  const end = new AbortController();
  const observer = new ResizeObserver(() => scrollToTop(top));
  observer.observe(document.body);
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const act of ['wheel', 'pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(act, () => end.abort(), { passive: true, signal: end.signal });
  }
  setTimeout(() => end.abort(), GROWTH_TIME_MS);
}

/**
 * Takes restoring of positions over from the browser, which would scroll before a screen has rendered. Documents
 * that are left and come back stay the browser's business, but for entries of the history that were left while it
 * was ours.
 * @param location the entry that the app starts with
 * @returns ends it
 */
export function ownScrollRestoration(location: Location): () => void {
  const top = history.scrollRestoration === 'manual' ? rememberedScroll(location) : undefined;
  if (top !== undefined) restoreScroll(top);
  const set = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  const end = new AbortController();
  set('manual')();
  window.addEventListener('pageshow', set('manual'), { signal: end.signal });
  window.addEventListener('pagehide', set('auto'), { signal: end.signal });
  return () => end.abort();
}
