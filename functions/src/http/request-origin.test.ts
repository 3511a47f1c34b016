import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestOrigin } from './request-origin.ts';

const headers = (forwardedHost?: string, forwardedProto?: string, host?: string) => ({
  forwardedHost,
  forwardedProto,
  host,
});

describe('requestOrigin', () => {
  it('is what the visitor asked for', () => {
    expect(requestOrigin(headers('localhost:5005', 'http', '127.0.0.1:4001'))).toBe('http://localhost:5005');
    expect(requestOrigin(headers('shop.example', undefined, 'internal'))).toBe('https://shop.example');
    expect(requestOrigin(headers('a.example, b.example', 'https, http'))).toBe('https://a.example');
    expect(requestOrigin(headers(undefined, undefined, 'shop.example'))).toBe('https://shop.example');
  });

  it('is the address that the deployment names, whatever the request says', () => {
    expect(requestOrigin(headers('evil.example', 'http'), 'https://shop.example/x')).toBe(
      'https://shop.example',
    );
  });

  it.each([
    '"><script>',
    'a b',
    'user@evil.example',
    'evil.example/path',
    'evil.example?',
    'evil.example\u0000',
    `${'a'.repeat(260)}.example`,
    '',
  ])('takes no host from %j', (host) => {
    expect(requestOrigin(headers(host))).toBe('https://localhost');
  });
});

describe('a request that does not say its scheme', () => {
  afterEach(() => vi.unstubAllEnvs());

  const originIn = async (emulator: string | undefined, headers: Record<string, string>) => {
    vi.resetModules();
    vi.stubEnv('WEB_API_KEY', 'key');
    vi.stubEnv('GCLOUD_PROJECT', 'demo-shop');
    vi.stubEnv('FUNCTIONS_EMULATOR', emulator);
    const { forwardedHeaders } = await import('./request-origin.ts');
    return requestOrigin(forwardedHeaders({ headers } as unknown as IncomingMessage));
  };

  it('came by https', async () => {
    const asked = { 'x-forwarded-host': 'shop.example' };
    expect(await originIn(undefined, asked)).toBe('https://shop.example');
    expect(await originIn('false', asked)).toBe('https://shop.example');
  });

  it('came by http under the emulator suite, whose Hosting leaves it out', async () => {
    expect(await originIn('true', { 'x-forwarded-host': 'localhost:5005' })).toBe('http://localhost:5005');
    const said = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };
    expect(await originIn('true', said)).toBe('https://shop.example');
  });
});
