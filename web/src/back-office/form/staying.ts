const listeners = new Set<() => void>();

/** Calls a listener whenever somebody stays with unsaved changes after all. @returns ends that */
export function onStay(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Somebody stays: what led away makes room for what is being edited. */
export function announceStay(): void {
  for (const listener of listeners) listener();
}
