/** What the sign-in screen is told, as the router's state, where a session ended under the back office. */
export const SESSION_ENDED = { sessionEnded: true } as const;

/** Whether a screen was left for the sign-in because the session had ended. @param state the router's */
export function tellsSessionEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sessionEnded' in state;
}
