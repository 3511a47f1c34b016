/** A mouse that rests on a link, or the focus, means it; one that passes over does not. */
const REST_MS = 60;

function wantsFewBytes(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** The link under an event that leads to a page of this site in this tab, or null. */
function linkUnder({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && !link.target && !link.download ? link : null;
}

/**
 * Tells which links somebody is about to follow: a mouse or the focus rests on one, a finger touches it. Silent for
 * visitors who ask to save data.
 * @param follow gets the link's address; may be told of one several times
 * @returns ends it
 */
export function onLinkIntent(follow: (address: URL) => void): () => void {
  const end = new AbortController();
  const options = { passive: true, capture: true, signal: end.signal };
  // Each kind of event for itself: a mouse that moves elsewhere says nothing about where the focus rests.
  const listen = (type: 'pointerover' | 'focusin' | 'touchstart', delay: number) => {
    let resting: ReturnType<typeof setTimeout>;
    const onIntent = (event: Event) => {
      clearTimeout(resting);
      const link = linkUnder(event);
      if (!link || wantsFewBytes()) return;
      const address = new URL(link.href);
      resting = setTimeout(() => follow(address), delay);
    };
    document.addEventListener(type, onIntent, options);
    end.signal.addEventListener('abort', () => clearTimeout(resting));
  };
  listen('pointerover', REST_MS);
  listen('focusin', REST_MS);
  listen('touchstart', 0);
  return () => end.abort();
}
