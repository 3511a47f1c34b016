/** Where a browser keeps what the last sign-in of a user name gave it (docs/product.md, "Login"). */
const keyOf = (username: string): string => `rr_device:${username.trim().toLowerCase()}`;

/** The token of this device for a user name; undefined where there is none, and where nothing can be kept. */
export function deviceToken(username: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(username)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token for the next sign-in; a browser that keeps nothing is an unknown device each time. */
export function keepDeviceToken(username: string, token: string): void {
  try {
    localStorage.setItem(keyOf(username), token);
  } catch {
    // Signing in works without it.
  }
}
