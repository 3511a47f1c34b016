import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { describe, expect, it } from 'vitest';
import { signInAdmin, visitor } from '../../test/people.ts';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from './security-headers.ts';

const CLIENT = resolve(import.meta.dirname, '../../../web/dist/client');
const FILES = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
  .map((entry) => `${entry.parentPath.slice(CLIENT.length)}/${entry.name}`);
const PICTURE = '/uploads/pager.webp';

async function headersOf(path: string, method = 'GET'): Promise<Headers> {
  return (await visitor().call(method, path)).headers;
}

describe('every answer', () => {
  it.each([
    ['a page', pagePath.home],
    ['a page that is not there', '/nowhere'],
    ['the shell', pagePath.admin],
    ['a call', apiPath.products()],
    ['a refused call', apiPath.adminSettings],
    ['a call that is not there', '/api/nothing'],
    ['a picture', PICTURE],
    ['a picture that is not there', '/uploads/nothing.webp'],
    ['a file', '/favicon.svg'],
  ])('carries the security headers: %s', async (_what, path) => {
    const headers = await headersOf(path);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect({ name, value: headers.get(name) }).toEqual({ name, value });
    }
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('that is no page may load and run nothing when it is opened as one', async () => {
    for (const path of [apiPath.products(), apiPath.adminSettings, '/api/nothing', PICTURE, ...FILES]) {
      const policy = (await headersOf(path, 'HEAD')).get('content-security-policy');
      expect({ path, policy }).toEqual({ path, policy: NO_PAGE_POLICY });
    }
  });
});

describe('the nonce of the shell', () => {
  const nonceIn = (text: string | null) => /'nonce-([^']+)'/.exec(text ?? '')?.[1];

  it.each([pagePath.auth, pagePath.admin, pagePath.adminProducts])(
    '%s has another one each time',
    async (path) => {
      const answers = await Promise.all(
        [visitor(), visitor(), await signInAdmin()].map((who) => who.get<string>(path)),
      );
      const nonces = answers.map(({ headers }) => nonceIn(headers.get('content-security-policy')) ?? 'none');
      expect(new Set(nonces).size).toBe(3);
      for (const [index, { body, headers }] of answers.entries()) {
        expect(nonces[index]).toMatch(/^[\w+/]{24}$/);
        expect(body).toContain(` nonce="${nonces[index]}"`);
        expect(headers.get('cache-control')).toBe('private, no-store');
      }
    },
  );

  it('is on no page that caches keep', async () => {
    for (const path of [pagePath.home, pagePath.categories, '/nowhere']) {
      const { headers, body } = await visitor().get<string>(path);
      expect(headers.get('cache-control')).toContain('public');
      expect(nonceIn(headers.get('content-security-policy'))).toBeUndefined();
      expect(body).not.toContain('nonce=');
    }
  });
});

it('a page lets a form lead to a partner only where a buy button is', async () => {
  const formAction = async (path: string) =>
    /form-action [^;]*/.exec((await headersOf(path)).get('content-security-policy') ?? '')?.[0];
  expect(await formAction(pagePath.home)).toBe("form-action 'self'");
  const product = pagePath.product('personal-cassette-player-and-foam-headphones');
  expect(await formAction(product)).toBe("form-action 'self' https: http:");
});
