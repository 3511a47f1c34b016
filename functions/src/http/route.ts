import type { Request } from 'express';
import type * as z from 'zod/mini';
import { Trace } from '../audit/trace.ts';
import type { CallLimit, OpenRouteLimit } from '../limits/call-limit.ts';
import type { SessionUser } from '../session/session-user.ts';
import type { Answer } from './answer.ts';
import { parseInput, parseParams } from './validate.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * Who may call: everybody, everybody who is signed in, or admins alone. `anonymous` is everybody too, for answers
 * that are the same whoever asks, so that nobody's session is looked up for a picture.
 */
export type Access = 'anonymous' | 'public' | 'user' | 'admin';

/** Who asks: certainly somebody where the route demands a session, perhaps nobody where it does not. */
type Caller<A extends Access> = A extends 'anonymous'
  ? null
  : A extends 'public'
    ? SessionUser | null
    : SessionUser;

/** How long a call may take that reads, or that writes: writes wait for one another. */
const READS_WITHIN_MS = 9_500;
const WRITES_WITHIN_MS = 30_000;
/** As long as Hosting waits for a function, nearly: for calls that wait for Amazon or another site. */
export const WAITS_FOR_OTHERS_MS = 55_000;

type Schema = z.ZodMiniType;
type Output<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

/** How often an address may call: a route that is open to all can't leave it out, one behind a sign-in can. */
type Limited<A extends Access> = A extends 'anonymous' | 'public'
  ? { limit: OpenRouteLimit }
  : { limit?: CallLimit };

interface HandlerContext<A extends Access, P, Q, B> {
  readonly request: Request;
  readonly user: Caller<A>;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly now: Date;
  /** What a change needs to leave its entry in the audit trail; routes that change nothing have none. */
  readonly trace: A extends 'admin' ? Trace : null;
}

interface RouteDefinition<
  A extends Access,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
> {
  method: Method;
  /** In Express's notation, such as `/api/products/:id/click`. */
  path: string;
  /** Admins alone unless the route says otherwise, so that forgetting it closes a door and opens none. */
  access?: A;
  /** Checks the path's parameters; a value it refuses names nothing that exists and is answered 404. */
  params?: P;
  query?: Q;
  /** Checks the JSON body. A route without one reads no body. */
  body?: B;
  /** Whether the body may also come as a form posts it, from a page without JavaScript. */
  takesForm?: boolean;
  /** Whether the body comes as `multipart/form-data`, which the handler reads itself. */
  takesFile?: boolean;
  /** Whether pages of other sites may call as well; only for what harms nobody without a cookie. */
  fromAnywhere?: boolean;
  /**
   * Whether an admin's call changes something, and so leaves an entry in the audit trail. Every one does but GET,
   * unless the route says otherwise.
   */
  changes?: boolean;
  /** Milliseconds after which whoever waits is told that the call failed; for calls that wait for other sites. */
  answersWithinMs?: number;
  handle(context: HandlerContext<A, Output<P>, Output<Q>, Output<B>>): Promise<Answer>;
}

/** A route as the app and the tests see it: the declaration, and `run`, which checks input and handles it. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly params: Schema | undefined;
  readonly query: Schema | undefined;
  readonly body: Schema | undefined;
  readonly takesForm: boolean;
  readonly takesFile: boolean;
  readonly fromAnywhere: boolean;
  /** Whether it is an admin's call that leaves an entry in the audit trail. */
  readonly changes: boolean;
  readonly answersWithinMs: number;
  readonly limit: OpenRouteLimit | undefined;
  /**
   * @param user the caller, already let in by the guard
   * @param body the request's body, parsed but not checked
   * @throws HttpError 400 or 404 for input that its schemas refuse, and whatever the handler throws
   */
  run(request: Request, user: SessionUser | null, body: unknown): Promise<Answer>;
}

/** Declares one route: method, path, who may call it and how often, the schemas of its input, and its handler. */
export function defineRoute<
  A extends Access = 'admin',
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(definition: RouteDefinition<A, P, Q, B> & Limited<A>): Route {
  const { method, path, params, query, body } = definition;
  const access = definition.access ?? 'admin';
  const changes = access === 'admin' && (definition.changes ?? method !== 'GET');
  return {
    method,
    path,
    access,
    params,
    query,
    body,
    takesForm: definition.takesForm ?? false,
    takesFile: definition.takesFile ?? false,
    fromAnywhere: definition.fromAnywhere ?? false,
    answersWithinMs: definition.answersWithinMs ?? (method === 'GET' ? READS_WITHIN_MS : WRITES_WITHIN_MS),
    changes,
    limit: definition.limit,
    run: async (request, user, rawBody) => {
      const now = new Date();
      return definition.handle({
        request,
        user: user as Caller<A>,
        params: (params && parseParams(params, request.params)) as Output<P>,
        query: (query && parseInput(query, request.query)) as Output<Q>,
        body: (body && parseInput(body, rawBody)) as Output<B>,
        now,
        trace: (changes && user ? Trace.of(user, now) : null) as A extends 'admin' ? Trace : null,
      });
    },
  };
}
