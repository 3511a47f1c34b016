import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const PAGE = { scripts: ['start()'], styles: [], nonce: null, leadsOut: false };
const SHELL = { ...PAGE, scripts: [], nonce: 'bm9uY2U=' };

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((text): [string, string[]] => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources];
    }),
  );
}

describe('the policy of a page', () => {
  it('allows its own inline script by hash', () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(directives(contentSecurityPolicy(PAGE)).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(directives(contentSecurityPolicy(PAGE)).get('style-src')).toEqual(["'self'"]);
  });

  it('allows a shell its scripts and styles by nonce', () => {
    const policy = directives(contentSecurityPolicy(SHELL));
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-bm9uY2U='"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-bm9uY2U='"]);
  });

  it.each([PAGE, SHELL, { ...PAGE, leadsOut: true }])('never allows what an attack needs: %j', (page) => {
    const policy = directives(contentSecurityPolicy(page));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    const lax = ['script-src', 'style-src'].flatMap((name) => policy.get(name) ?? []);
    expect(lax.filter((source) => /unsafe|\*|https?:|data:|blob:/.test(source))).toEqual([]);
  });

  it('lets a form lead to another site only where the page says so', () => {
    const formAction = (leadsOut: boolean) =>
      directives(contentSecurityPolicy({ ...PAGE, leadsOut })).get('form-action');
    expect(formAction(false)).toEqual(["'self'"]);
    expect(formAction(true)).toEqual(["'self'", 'https:', 'http:']);
  });

  it('names the hosts of others where the deployment uses them', () => {
    const others = { scripts: ['https://tags.example'], connections: ['https://*.stats.example'] };
    const policy = directives(contentSecurityPolicy(PAGE, others));
    expect(policy.get('script-src')).toContain('https://tags.example');
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://*.stats.example']);
  });
});
