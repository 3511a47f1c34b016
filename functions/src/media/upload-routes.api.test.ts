import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/api-client.ts';
import { STACK_URL } from '../../test/stack.ts';

const PICTURE = '/uploads/lava-lamp.webp';

describe('GET /uploads/{name}', () => {
  it('serves a stored picture, to be kept for good', async () => {
    const response = await fetch(STACK_URL + PICTURE);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('tells that a picture has not changed', async () => {
    const etag = (await fetch(STACK_URL + PICTURE)).headers.get('etag');
    const again = await fetch(STACK_URL + PICTURE, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each([
    '/uploads/cd-wallet-open.webp',
    '/uploads/..%2Fuploads%2Flava-lamp.webp',
    '/uploads/.lava-lamp.webp',
    '/uploads/lava-lamp.webp%00',
  ])('answers 404 in JSON for %s', async (path) => {
    const { status, body } = await new ApiClient().get(path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: expect.any(String) });
  });
});
