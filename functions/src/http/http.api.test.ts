import { JSON_BODY_LIMIT } from '@rad-rewind/contract/limits';
import { apiPath } from '@rad-rewind/contract/paths';
import { describe, expect, it } from 'vitest';
import { signInAdmin, visitor } from '../../test/people.ts';

describe('what is not there', () => {
  it.each(['/api', '/api/nothing', '/api/products/1/nothing', '/api/admin/nothing', '/api/image/nothing'])(
    'GET %s is a JSON 404',
    async (path) => {
      const { status, body, headers } = await visitor().get(path);
      expect({ status, body }).toEqual({ status: 404, body: { message: 'There is no such call' } });
      expect(headers.get('content-type')).toContain('application/json');
      expect(headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it.each([
    ['POST', '/api/products', 'GET, HEAD'],
    ['PUT', '/api/login', 'POST'],
    ['GET', '/api/admin/products', 'POST'],
    ['PATCH', '/api/admin/settings', 'GET, HEAD, PUT, POST'],
  ])('%s %s is a 405 that names the methods', async (method, path, allow) => {
    const { status, body, headers } = await visitor().call(method, path);
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow });
    expect(body).toEqual({ message: `${method} is not possible here` });
  });
});

describe('bodies', () => {
  it('are refused over the limit, by one byte', async () => {
    const bodyOf = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes - '{"email":""}'.length) });
    const send = (bytes: number) => visitor().call('POST', apiPath.subscribe, { body: bodyOf(bytes) });
    expect((await send(JSON_BODY_LIMIT)).status).toBe(400);
    const { status, body } = await send(JSON_BODY_LIMIT + 1);
    expect({ status, body }).toEqual({
      status: 413,
      body: { message: `The request body must be at most ${JSON_BODY_LIMIT} bytes` },
    });
  });

  it.each(['{', '{"email":', 'null x', '\u0000'])(
    'are refused as JSON where they are none: %j',
    async (body) => {
      const answer = await visitor().call('POST', apiPath.subscribe, { body });
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: 400,
        body: { message: 'The request body is not valid JSON' },
      });
    },
  );

  it.each(['[]', '"text"', '5', 'true'])('are refused where they are no object: %s', async (body) => {
    const answer = await visitor().call<{ message: string }>('POST', apiPath.subscribe, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('The request body must be a JSON object');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'are refused as %s',
    async (contentType) => {
      const { status, body } = await visitor().call('POST', apiPath.login, {
        body: '{"username":"admin","password":"radical90s"}',
        headers: { 'content-type': contentType },
      });
      expect({ status, body }).toEqual({
        status: 415,
        body: { message: 'Send the request body as application/json' },
      });
    },
  );

  it('are not read before the caller is let in', async () => {
    const { status } = await visitor().call('POST', apiPath.adminProducts, { body: '{' });
    expect(status).toBe(401);
    expect((await (await signInAdmin()).call('POST', apiPath.adminProducts, { body: '{' })).status).toBe(400);
  });
});

describe('every answer', () => {
  it('carries an id of its own for the logs', async () => {
    const ids = await Promise.all(
      ['/api/products', '/api/user', '/api/nothing'].map(async (path) =>
        (await visitor().get(path)).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(null);
  });

  it('does not name the server software', async () => {
    expect((await visitor().get('/api/products')).headers.get('x-powered-by')).toBeNull();
  });
});
