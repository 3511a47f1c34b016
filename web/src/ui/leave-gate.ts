type LeaveGate = (event: PopStateEvent) => void;

let gate: LeaveGate | null = null;

/**
 * Lets a screen stand between the browser's back and forward buttons and the router. Must be called before the
 * router starts: listeners of the window run in the order in which they came.
 */
export function installLeaveGate(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/** Whether a screen guards something unsaved. */
export const isLeaveGated = (): boolean => gate !== null;

/** @param next sees every step through the history first and may stop it; null for none */
export function setLeaveGate(next: LeaveGate | null): void {
  gate = next;
}
