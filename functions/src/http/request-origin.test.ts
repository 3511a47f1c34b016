import { describe, expect, it } from 'vitest';
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

  it.each(['"><script>', 'a b', 'user@evil.example', 'evil.example/path', ''])(
    'takes no host from %j',
    (host) => {
      expect(requestOrigin(headers(host))).toBe('https://localhost');
    },
  );
});
