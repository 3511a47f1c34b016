import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAmazonSimulator } from '../../test/amazon-simulator.ts';
import { AmazonError } from './amazon-error.ts';
import { CreatorsApi } from './creators-api.ts';
import type { AmazonCredentials } from './credentials.ts';

/** What was logged; the logger takes hold of the console when it is loaded. */
const logged = vi.hoisted(() => {
  const lines: string[] = [];
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[method] = (...parts: unknown[]) => void lines.push(parts.join(' '));
  }
  return lines;
});

const CREDENTIALS: AmazonCredentials = {
  id: 'demo-credential',
  secret: 'never-told-secret',
  version: '3.1',
  tag: 'radrewind-20',
  marketplace: 'www.amazon.com',
};
const LAMP = 'B0RW90H001';

let amazon: Awaited<ReturnType<typeof startAmazonSimulator>>;
let api: CreatorsApi;

beforeAll(async () => {
  amazon = await startAmazonSimulator();
});
afterAll(() => amazon.stop());
beforeEach(async () => {
  await amazon.reset();
  api = new CreatorsApi({ origin: amazon.url, timeLimitMs: 1_000 });
  logged.length = 0;
});

/** The failure of a call that must fail. */
async function failureOf(call: Promise<unknown>): Promise<AmazonError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof AmazonError) return error;
  throw new Error(`Expected an AmazonError, got ${error}`);
}

const look = (credentials = CREDENTIALS) => api.getItems(credentials, [LAMP]);

describe('tokens', () => {
  it.each(['2.1', '2.2', '2.3', '3.1', '3.2', '3.3'] as const)('version %s gets in', async (version) => {
    expect(await look({ ...CREDENTIALS, version })).toHaveLength(1);
    const path = version.startsWith('2') ? '/oauth2/token' : '/auth/o2/token';
    expect((await amazon.calls())[0]?.path).toBe(path);
  });

  it('are fetched once for parallel callers and kept for later ones', async () => {
    await Promise.all([look(), look(), api.searchItems(CREDENTIALS, { query: 'lamp' })]);
    await look();
    expect(await amazon.count('token')).toBe(1);
  });

  it('are kept apart for each credential', async () => {
    await look();
    await look({ ...CREDENTIALS, secret: 'another' });
    await look();
    expect(await amazon.count('token')).toBe(2);
  });

  it('are dropped when Amazon refuses one, and the call is made again once', async () => {
    await look();
    await amazon.forgetTokens();
    expect(await Promise.all([look(), look(), look()])).toHaveLength(3);
    expect(await amazon.count('token')).toBe(2);
  });

  it('are fetched again after a fetch that failed', async () => {
    await amazon.fault({ kind: 'slow-token', delayMs: 1_500, times: 1 });
    expect((await failureOf(look())).status).toBe(504);
    expect(await look()).toHaveLength(1);
  });
});

describe('calls', () => {
  it('ask for ten items of an index and say who asks', async () => {
    const items = await api.searchItems(CREDENTIALS, { query: 'retro', category: 'Fashion' });
    expect(items.length).toBeGreaterThan(5);
    expect(items.length).toBeLessThanOrEqual(10);
    const call = (await amazon.calls()).at(-1);
    expect(call?.body).toMatchObject({ keywords: 'retro', searchIndex: 'Fashion', itemCount: 10 });
    expect(call?.userAgent).toMatch(/^RadRewind\//);
  });

  it('find nothing without failing', async () => {
    expect(await api.searchItems(CREDENTIALS, { query: 'zzzz' })).toEqual([]);
    expect(await api.getItems(CREDENTIALS, ['B0UNKNOWN0'])).toEqual([]);
  });

  it('leave out the ASINs that Amazon does not know', async () => {
    const items = await api.getItems(CREDENTIALS, ['B0UNKNOWN0', LAMP]);
    expect(items.map(({ asin }) => asin)).toEqual([LAMP]);
  });

  it('wait as long as Amazon asks and try once more when throttled', async () => {
    await amazon.fault({ kind: 'throttled', times: 1, retryAfterSeconds: 2 });
    expect(await look()).toHaveLength(1);
    const [first, second] = (await amazon.calls()).filter(({ path }) => path.endsWith('getItems'));
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_990);
  });

  it('keep up with a call a second by that', async () => {
    await amazon.limitRate();
    await look();
    expect(await look()).toHaveLength(1);
  });

  it('try once more after a failure of Amazon', async () => {
    await amazon.fault({ kind: 'server-error', times: 1 });
    expect(await look()).toHaveLength(1);
  });
});

describe('failures', () => {
  it.each([
    [{ kind: 'refused-credentials' }, 502, /refused the credentials/],
    [{ kind: 'expired-token' }, 502, /refused the credentials/],
    [{ kind: 'ineligible' }, 502, /10 qualified sales/],
    [{ kind: 'throttled', retryAfterSeconds: 30 }, 503, /try again in 30 seconds/],
    [{ kind: 'throttled' }, 503, /asks to wait/],
    [{ kind: 'server-error' }, 502, /problem of its own \(status 500\)/],
    [{ kind: 'not-json' }, 502, /in a form that the shop does not know/],
    [{ kind: 'malformed' }, 502, /in a form that the shop does not know/],
    [{ kind: 'slow', delayMs: 1_500 }, 504, /did not answer within 1 second/],
    [{ kind: 'slow-body', delayMs: 1_500 }, 504, /did not answer within 1 second/],
    [{ kind: 'slow-token', delayMs: 1_500 }, 504, /did not answer within 1 second/],
  ])('%o is told as %d', async (fault, status, message) => {
    await amazon.fault(fault);
    const error = await failureOf(look());
    expect(error.status).toBe(status);
    expect(error.message).toMatch(message);
  });

  it('carry on when to come back', async () => {
    await amazon.fault({ kind: 'throttled', retryAfterSeconds: 30 });
    expect((await failureOf(look())).headers).toEqual({ 'Retry-After': '30' });
    expect(await amazon.count('getItems')).toBe(1);
  });

  it('name the associate tag and the old keys', async () => {
    const tag = await failureOf(look({ ...CREDENTIALS, tag: 'nobody' }));
    expect(tag.message).toMatch(/does not accept the associate tag/);
    const old = await failureOf(look({ ...CREDENTIALS, id: 'AKIAIOSFODNN7EXAMPLE' }));
    expect(old.message).toMatch(/older Product Advertising API/);
  });

  it('tell when Amazon cannot be reached', async () => {
    const nowhere = new CreatorsApi({ origin: 'http://127.0.0.1:9', timeLimitMs: 1_000 });
    const error = await failureOf(nowhere.getItems(CREDENTIALS, [LAMP]));
    expect(error).toMatchObject({ status: 502, failure: 'unreachable' });
  });

  it('are logged without secrets', async () => {
    for (const kind of ['refused-credentials', 'expired-token', 'malformed', 'ineligible']) {
      await amazon.fault({ kind });
      await failureOf(look());
    }
    expect(logged.join('\n')).toContain('"event":"amazon-call-failed"');
    expect(logged.join('\n')).not.toMatch(/never-told-secret|sim-3-|Bearer/);
  });
});
