/**
 * The nonce that the page's content security policy allows styles by (docs/architecture.md, "Security headers"). Only
 * the pages that the server does not render have one.
 */
export function documentNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
