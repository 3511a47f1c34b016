import { apiPath } from '@rad-rewind/contract/paths';
import fc from 'fast-check';
import { type Route, WAITS_FOR_OTHERS_MS } from '../../src/http/route.ts';
import { API_ROUTES, MEDIA_ROUTES, SIGN_IN_ROUTES } from '../../src/routes.ts';
import type { ApiAnswer, ApiClient } from '../api-client.ts';
import { categoryForm, productForm } from '../catalogue-factory.ts';
import { dropDocument, patchDocument, readDocument, readDocuments } from '../firestore-control.ts';
import { signInAdmin, visitor } from '../people.ts';
import { STACK_CONTROL } from '../stack.ts';
import { type FuzzedRequest, requestsTo } from './requests.ts';

const AT_ONCE = 8;
/**
 * Nobody waits longer, in milliseconds; where others are asked, as long as they are given; signing in and out keeps
 * people waiting on purpose.
 */
const HANGS_AFTER_MS = 2_000;
const OTHERS_HANG_AFTER_MS = 10_000;
const SESSIONS_HANG_AFTER_MS = 6_000;

/** Not sent: what takes no input and as long as Amazon's own limits, or a file, which tests of its own send. */
const LEFT_OUT = new Set([apiPath.adminAmazonRefreshPrices as string, apiPath.adminUploadImage as string]);
/** Sent without the admin's session, which they would end. */
const SIGNED_OUT = new Set(['/api/login', '/api/logout', '/api/register']);
/** Where calls leave something behind. */
const LEAVES = ['subscribers', 'clicks', 'audit', 'deleted', 'limits'];

const ROUTES = [...API_ROUTES, ...MEDIA_ROUTES, ...SIGN_IN_ROUTES].filter(({ path }) => !LEFT_OUT.has(path));

const LATE = 'took';

const asksOthers = ({ answersWithinMs }: Route): boolean => answersWithinMs === WAITS_FOR_OTHERS_MS;

function longest(route: Route): number {
  if (asksOthers(route)) return OTHERS_HANG_AFTER_MS;
  return SIGNED_OUT.has(route.path) ? SESSIONS_HANG_AFTER_MS : HANGS_AFTER_MS;
}

/** What an answer has wrong about it; null where it is as it must be. */
function complaint(
  { route }: FuzzedRequest,
  { status, body, headers }: ApiAnswer,
  tookMs: number,
): string | null {
  if (status === 500 || (status > 500 && !asksOthers(route))) return `answered ${status}`;
  if (tookMs > longest(route)) return `${LATE} ${Math.round(tookMs)} ms`;
  // Hosting in front refuses some addresses by itself, as text.
  if (!headers.has('x-request-id')) return null;
  const hasMessage = typeof (body as { message?: unknown } | null)?.message === 'string';
  return status >= 400 && !hasMessage
    ? `answered ${status} without a message: ${JSON.stringify(body)}`
    : null;
}

async function send(admin: ApiClient, { route, address, body, contentType }: FuzzedRequest) {
  const client = SIGNED_OUT.has(route.path) ? visitor() : admin;
  const startedAt = performance.now();
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': contentType };
  const answer = await client.call(route.method, address, { body, headers });
  return { answer, tookMs: performance.now() - startedAt };
}

/** A busy machine makes anything late once; what hangs is late again when nothing else is asked. */
async function judge(admin: ApiClient, request: FuzzedRequest, isLast = false): Promise<string | null> {
  const { answer, tookMs } = await send(admin, request);
  const wrong = complaint(request, answer, tookMs);
  if (wrong?.startsWith(LATE) && !isLast) return LATE;
  const { route, address, body } = request;
  return wrong && `${route.method} ${address.slice(0, 300)} ${body?.slice(0, 500) ?? ''}: ${wrong}`;
}

async function idsOf(client: ApiClient, path: string): Promise<number[]> {
  return (await client.get<{ id: number }[]>(path)).body.map(({ id }) => id);
}

/** Takes away what calls made, and puts the settings back. */
async function rememberState(admin: ApiClient): Promise<() => Promise<void>> {
  const products = new Set(await idsOf(admin, apiPath.products()));
  const categories = new Set(await idsOf(admin, apiPath.categories));
  const settings = await readDocument('settings/shop');
  const left = await Promise.all(LEAVES.map(async (name) => Object.keys(await readDocuments(name))));
  const known = new Set(left.flat());
  return async () => {
    for (const id of await idsOf(admin, apiPath.products())) {
      if (!products.has(id)) await admin.delete(apiPath.adminProduct(id));
    }
    for (const id of await idsOf(admin, apiPath.categories)) {
      if (!categories.has(id)) await admin.delete(apiPath.adminCategory(id));
    }
    if (settings) await patchDocument('settings/shop', settings);
    for (const name of LEAVES) {
      const fresh = Object.keys(await readDocuments(name)).filter((path) => !known.has(path));
      await Promise.all(fresh.map(dropDocument));
    }
  };
}

/** Ids that requests may change and delete, by what they are of. */
interface Targets {
  readonly products: readonly number[];
  readonly categories: readonly number[];
}

async function makeTargets(admin: ApiClient): Promise<Targets> {
  const make = async (path: string, form: () => object) =>
    Promise.all(
      Array.from({ length: 6 }, async () => (await admin.post<{ id: number }>(path, form())).body.id),
    );
  return {
    products: await make(apiPath.adminProducts, productForm),
    categories: await make(apiPath.adminCategories, categoryForm),
  };
}

/** The ids that a route is sent: a product of the sample catalogue may have the id of a new category. */
function idsFor({ path }: Route, { products, categories }: Targets): number[] {
  const isOf = (name: string) => path.includes(`/${name}/`);
  return [...(isOf('categories') ? [] : products), ...(isOf('products') ? [] : categories), 999_999];
}

/** What in the stored catalogue does not fit together; see the Firestore stand-in's control server. */
export async function storedProblems(): Promise<string[]> {
  const answer = await fetch(`${STACK_CONTROL}/problems`);
  return (await answer.json()) as string[];
}

/**
 * Sends requests made from the route table and its schemas, the right, the nearly right and the hostile, and looks
 * at every answer: never 5xx by our fault, never late, and every refusal with a message. Then it looks at what is
 * stored.
 * @param cases how many, spread over all routes
 * @param seed makes the same requests again
 * @returns a line for each answer that is not as it must be, and for what is half-written
 */
export async function fuzz(cases: number, seed: number): Promise<string[]> {
  const admin = await signInAdmin();
  const restore = await rememberState(admin);
  try {
    const targets = await makeTargets(admin);
    const anyRoute = fc.oneof(...ROUTES.map((route: Route) => requestsTo(route, idsFor(route, targets))));
    const queue = fc.sample(anyRoute, { numRuns: cases, seed });
    const wrong: string[] = [];
    const late: FuzzedRequest[] = [];
    const work = async () => {
      for (let request = queue.pop(); request; request = queue.pop()) {
        const line = await judge(admin, request);
        if (line === LATE) late.push(request);
        else if (line) wrong.push(line);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const request of late) {
      const line = await judge(admin, request, true);
      if (line) wrong.push(line);
    }
    // Before what was made is taken away, and with it the half that was written.
    return [...wrong, ...(await storedProblems())];
  } finally {
    await restore();
  }
}
