import { createHash } from 'node:crypto';
import type { PagePolicy } from '@rad-rewind/contract/page-rendering';

/** Hosts of others that pages may use, each as a source of CSP level 3, such as `https://*.example.com`. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

/** Pages of the shop use nothing of anybody else, besides the pictures of products. */
export const NO_THIRD_PARTIES: ThirdParties = { scripts: [], connections: [] };

const SELF = "'self'";
const NONE = "'none'";

const hashes = new Map<string, string>();

/** The source that allows one inline text; texts are few and the same for all pages. */
function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

const allowing = (texts: readonly string[], nonce: string | null): string[] =>
  nonce === null ? texts.map(hashOf) : [`'nonce-${nonce}'`];

/**
 * The Content-Security-Policy header of a page (CSP level 3). Pages that caches keep allow their inline texts by
 * hash, the shell, which nobody keeps, by nonce. Descriptions colour words by style attributes, which the sanitiser
 * limits to colours, hence style-src-attr.
 */
export function contentSecurityPolicy(
  { scripts, styles, nonce, leadsOut }: PagePolicy,
  others: ThirdParties = NO_THIRD_PARTIES,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [NONE],
    'script-src': [SELF, ...allowing(scripts, nonce), ...others.scripts],
    'style-src': [SELF, ...allowing(styles, nonce)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [SELF, 'https:', 'data:', 'blob:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...others.connections],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    // Browsers hold what a form's post is redirected to against this as well, every step of it.
    'form-action': leadsOut ? [SELF, 'https:', 'http:'] : [SELF],
    'frame-ancestors': [NONE],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
