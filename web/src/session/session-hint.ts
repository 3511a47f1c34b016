import { SESSION_HINT_COOKIE } from '@rad-rewind/contract/session-hint';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Whether the readable cookie says that a session may exist (docs/architecture.md, "Sessions"). */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').includes(`${SESSION_HINT_COOKIE}=1`);
}

/** Drops the hint once the server says that there is no session, so that visitors' pages stop asking. */
export function dropSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from half of the browsers.
  document.cookie = `${SESSION_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Strict`;
  announceSessionHint();
}

/** Tells the pages that the hint may have changed; a cookie changes without an event. */
export function announceSessionHint(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The hint as state; false on the server and while the page hydrates. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, hasSessionHint, () => false);
}
