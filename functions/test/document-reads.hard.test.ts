import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Started, startDeployedFunction, startStack } from './child-process.ts';

const DIST = resolve(import.meta.dirname, '../dist');

/** A product of the sample catalogue in a category, with tags. */
const SLUG = 'groovy-pink-lava-lamp-with-purple-base';

const PAGES = [
  ...['/', '/?category=1', '/?show=16', `/product/${SLUG}`, '/categories', '/category/tech-gadgets'],
  ...[
    '/category/music?tag=music',
    '/new-arrivals',
    '/tag/retro',
    '/tag/nothing-has-it',
    '/search',
    '/search?q=lamp',
    '/search?q=lava%20lamp',
  ],
  ...['/product/nothing', '/category/nothing', '/legal/terms', '/about', '/auth', '/nothing'],
];
const CALLS = [
  ...['?limit=8', '?limit=8&categoryId=1', '?featured=true&limit=4', '?newArrival=true&limit=4', ''].map(
    (query) => `/api/products${query}`,
  ),
  ...['?tag=retro', `?slug=${SLUG}`, `?similarTo=${SLUG}`, '?slug=nothing'].map(
    (query) => `/api/products${query}`,
  ),
  ...['?q=lamp&limit=8', '?q=lava+lamp', '?q=90s'].map((query) => `/api/products${query}`),
  ...['/api/products/1/offer', '/api/categories', '/api/categories/music/random-image'],
];

type Function = Started<string>;
const started: { stop(): Promise<void> }[] = [];
/** `forgetful` asks for the catalogue's version once for each request; `warm` for the first one alone. */
let forgetful: Record<'api' | 'pages', Function>;
let warm: Record<'api' | 'pages', Function>;
let control: string;

async function startFunctions(versionTtlMs: number, stack: Record<string, string>) {
  const start = async (target: string) => {
    const projectId = 'demo-rad-rewind';
    const env = {
      NODE_ENV: 'production',
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId }),
      FIRESTORE_EMULATOR_HOST: stack.STACK_FIRESTORE_HOST ?? '',
      FIREBASE_AUTH_EMULATOR_HOST: stack.STACK_AUTH_HOST ?? '',
      WEB_API_KEY: 'demo-web-api-key',
      CATALOGUE_VERSION_TTL_MS: String(versionTtlMs),
    };
    const running = await startDeployedFunction(process.execPath, { source: DIST, target, env });
    started.unshift(running);
    return running;
  };
  const [api, pages] = await Promise.all([start('api'), start('pages')]);
  return { api, pages };
}

beforeAll(async () => {
  const stack = await startStack();
  started.push(stack);
  control = stack.ready.STACK_CONTROL ?? '';
  [forgetful, warm] = await Promise.all([
    startFunctions(0, stack.ready),
    startFunctions(60_000, stack.ready),
  ]);
});
afterAll(async () => {
  for (const part of started) await part.stop();
});

const readsSoFar = async () => ((await (await fetch(`${control}/counts`)).json()) as { reads: number }).reads;

async function readsOf(origin: string, path: string): Promise<{ reads: number; text: string }> {
  const before = await readsSoFar();
  const response = await fetch(origin + path);
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${path} was answered ${response.status}: ${text}`);
  return { reads: (await readsSoFar()) - before, text };
}

/** Makes instances drop everything they keep, as after a write of another instance. */
async function forgetAll(): Promise<void> {
  const fields = JSON.stringify({ version: randomUUID() });
  await fetch(`${control}/documents?path=meta/catalogue`, { method: 'PATCH', body: fields });
}

/** How many products and categories a page shows, each once: those it links to, and the one it is about. */
function shownOn(path: string, html: string): number {
  const links = html.matchAll(/href="(\/(?:product|category)\/[^"?#]+)/g);
  return new Set([...links].map(([, link]) => link).concat(path)).size;
}

/** How many things an API call answers, and the one that it is about where others are asked for. */
function answered(path: string, text: string): number {
  const body: unknown = JSON.parse(text);
  return (Array.isArray(body) ? body.length : 1) + Number(path.includes('similarTo'));
}

/** Asks thrice: of a cold instance, past the version's lifetime, and within it. */
async function countReads(target: 'api' | 'pages', path: string) {
  await forgetAll();
  const { reads: cold, text } = await readsOf(forgetful[target].ready, path);
  const { reads: past } = await readsOf(forgetful[target].ready, path);
  await readsOf(warm[target].ready, path);
  const { reads: within } = await readsOf(warm[target].ready, path);
  return { cold, past, within, text };
}

describe('document reads of a page: cold what it shows and two, one past the lifetime of the version, none within it', () => {
  it.each(PAGES)('%s', async (path) => {
    const { cold, past, within, text } = await countReads('pages', path);
    expect(cold).toBeLessThanOrEqual(shownOn(path, text) + 2);
    expect(past).toBeLessThanOrEqual(1);
    expect(within).toBe(0);
  });
});

describe('document reads of a public call: cold what it answers and two, one past the lifetime, none within it', () => {
  it.each(CALLS)('%s', async (path) => {
    const { cold, past, within, text } = await countReads('api', path);
    expect(cold).toBeLessThanOrEqual(answered(path, text) + 2);
    expect([past, within]).toEqual([1, 0]);
  });
});

it.each([
  ['lapm', 2],
  ['lapm', 8],
  ['nenon', 2],
  ['cassettte', 8],
])('a search for %s, at most %i, reads three documents more than it shows', async (q, limit) => {
  const { cold, past, within, text } = await countReads('api', `/api/products?q=${q}&limit=${limit}`);
  const shown = JSON.parse(text).length;
  expect(shown).toBeGreaterThan(0);
  expect(cold).toBeLessThanOrEqual(shown + 3);
  expect([past, within]).toEqual([1, 0]);
});
