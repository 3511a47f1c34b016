import { request } from 'node:http';
import { TEXT_LIMITS, URL_LENGTH_MAX } from '@rad-rewind/contract/limits';
import { apiPath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Started } from '../../test/child-process.ts';
import { startOwnFunction } from '../../test/own-function.ts';
import { visitor } from '../../test/people.ts';
import { STACK_URL } from '../../test/stack.ts';

describe('past the limits', () => {
  it('an address is a 414, by one character', async () => {
    const ofLength = (length: number) => `/api/products?x=${'a'.repeat(length - '/api/products?x='.length)}`;
    expect((await visitor().get(ofLength(URL_LENGTH_MAX))).status).toBe(200);
    const { status, body } = await visitor().get(ofLength(URL_LENGTH_MAX + 1));
    expect({ status, body }).toEqual({
      status: 414,
      body: { message: 'The address must be at most 7000 characters' },
    });
  });

  it('a search is a 400 that names the field', async () => {
    const { status, body } = await visitor().get<{ message: string }>(
      apiPath.products({ q: 'a'.repeat(TEXT_LIMITS.search + 1) }),
    );
    expect(status).toBe(400);
    expect(body.message).toContain('100');
  });

  it('headers are a 431', async () => {
    const { status } = await visitor().call('GET', '/api/products', {
      headers: { 'x-filler': 'a'.repeat(20_000) },
    });
    expect(status).toBe(431);
  });
});

describe('an address with a broken escape', () => {
  let api: Started<string>;
  beforeAll(async () => {
    api = await startOwnFunction('api');
  });
  afterAll(() => api.stop());

  /** Sends a path as it stands; fetch would mend it. */
  const raw = (origin: string, path: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      request(new URL(origin), { path }, async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode, text });
      })
        .on('error', reject)
        .end();
    });

  it.each(['/api/%E0%A4%A', '/api/products/%', '/api/categories/%zz/random-image'])(
    '%s is a JSON 400',
    async (path) => {
      expect(await raw(api.ready, path)).toEqual({
        status: 400,
        text: '{"message":"The address could not be read"}',
      });
      expect((await raw(STACK_URL, path)).status).toBe(400);
    },
  );
});
