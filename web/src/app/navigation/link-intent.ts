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
  let resting: ReturnType<typeof setTimeout>;
  const meant = (event: Event, delay: number) => {
    clearTimeout(resting);
    const link = linkUnder(event);
    if (!link || wantsFewBytes()) return;
    const address = new URL(link.href);
    resting = setTimeout(() => follow(address), delay);
  };
  const options = { passive: true, capture: true, signal: end.signal };
  document.addEventListener('pointerover', (event) => meant(event, REST_MS), options);
  document.addEventListener('focusin', (event) => meant(event, REST_MS), options);
  document.addEventListener('touchstart', (event) => meant(event, 0), options);
  return () => {
    clearTimeout(resting);
    end.abort();
  };
}
