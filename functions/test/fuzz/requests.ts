import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Route } from '../../src/http/route.ts';
import { categoryForm, productForm } from '../catalogue-factory.ts';
import { hostileText, hostileValue, PROTOTYPE_KEYS } from './hostile.ts';
import { valueFor } from './schema-values.ts';

/** One request to be sent as it stands. */
export interface FuzzedRequest {
  readonly route: Route;
  readonly address: string;
  readonly body: string | undefined;
  readonly contentType: string;
}

/** Bodies that are accepted as they are, for routes that store what they get. */
const ACCEPTED: Readonly<Record<string, () => object>> = {
  '/api/admin/products': productForm,
  '/api/admin/products/:id': productForm,
  '/api/admin/categories': categoryForm,
  '/api/admin/categories/:id': categoryForm,
  '/api/subscribe': () => ({ email: `fuzz-${randomUUID()}@mail.example` }),
};

const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** Path parameters: ids of what the test itself made, and what is none. Sample products are left alone. */
function addressOf(path: string, ids: readonly number[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.constantFrom(...ids.map(String)),
    fc.constantFrom('0', '-1', '1.5', '00012', '999999999', '9'.repeat(15), '9'.repeat(30), 'pager'),
    hostileText.filter((text) => text !== '' && text !== '.' && text !== '..'),
  );
  const names = path.match(/:\w+/g) ?? [];
  return fc
    .tuple(...names.map(() => value))
    .map((values) =>
      names.reduce((filled, name, index) => filled.replace(name, encode(values[index] ?? '')), path),
    );
}

function queryOf({ query }: Route): fc.Arbitrary<string> {
  if (!query) return fc.constantFrom('', '', '?x=1', '?__proto__[x]=1');
  const pairs = valueFor(query).map((value) =>
    Object.entries(Object(value))
      .slice(0, 30)
      .map(
        ([name, field]) =>
          `${encode(name)}=${encode(typeof field === 'string' ? field : (JSON.stringify(field) ?? ''))}`,
      ),
  );
  const extra = fc.constantFrom(
    '',
    '&limit=1&limit=2',
    '&a[b]=c',
    '&=',
    '&%',
    '&__proto__=1',
    '&q[]=x',
    '&&&',
  );
  return fc.tuple(pairs, extra).map(([found, more]) => `?${found.join('&')}${more}`);
}

function bodyOf({ body, path }: Route): fc.Arbitrary<string | undefined> {
  const broken = fc.constantFrom(
    '{',
    'null',
    '[]',
    '"x"',
    `{${PROTOTYPE_KEYS}}`,
    '['.repeat(20_000),
    '\u0000',
  );
  if (!body)
    return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: broken });
  const random = valueFor(body).map((value) => JSON.stringify(value));
  const accepted = ACCEPTED[path];
  if (!accepted) return fc.oneof({ weight: 6, arbitrary: random }, { weight: 1, arbitrary: broken });
  const right = fc.constant(undefined).map(() => JSON.stringify(accepted()));
  const nearlyRight = fc
    .tuple(fc.constantFrom(...Object.keys(accepted())), hostileValue)
    .map(([field, value]) => JSON.stringify({ ...accepted(), [field]: value }));
  const polluted = right.map((text) => `{${PROTOTYPE_KEYS},${text.slice(1)}`);
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 4, arbitrary: nearlyRight },
    { weight: 4, arbitrary: random },
    { weight: 1, arbitrary: polluted },
    { weight: 1, arbitrary: broken },
  );
}

/**
 * Requests to a route: right ones, nearly right ones, and anything but.
 * @param ids of what the route may change and delete
 */
export function requestsTo(route: Route, ids: readonly number[]): fc.Arbitrary<FuzzedRequest> {
  const contentType = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'a/b;c') },
  );
  return fc
    .tuple(addressOf(route.path, ids), queryOf(route), bodyOf(route), contentType)
    .map(([path, query, body, type]) => ({
      route,
      address: path + query,
      body: route.method === 'GET' ? undefined : body,
      contentType: type,
    }));
}
