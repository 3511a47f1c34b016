import type { RequestHandler } from 'express';

/**
 * What every answer carries, pages, calls, pictures and files alike; Hosting adds the same to its files
 * (firebase.json), a test compares. Partners must learn the shop's origin, so referrers are kept that far.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** The content security policy of what is no page: opened as one, it loads, runs and shows nothing. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Gives every answer of an app its security headers; a page puts a policy of its own in the place of this one. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set({ ...SECURITY_HEADERS, 'Content-Security-Policy': NO_PAGE_POLICY });
  next();
};
