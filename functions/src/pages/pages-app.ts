import { randomBytes } from 'node:crypto';
import type { RenderedPage } from '@rad-rewind/contract/page-rendering';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { render, renderShell } from 'web-build/entry-server';
import manifest from 'web-build/manifest.json';
import styles from 'web-build/styles.json';
import { catalogueCache } from '../catalogue/catalogue-cache.ts';
import { KeptAnswers } from '../catalogue/kept-answers.ts';
import { readingAt } from '../catalogue/reading.ts';
import { environment } from '../environment.ts';
import { answerError } from '../http/answer-error.ts';
import { NO_STORE } from '../http/cache-control.ts';
import { logRequests } from '../http/log-requests.ts';
import { readableAddress } from '../http/readable-address.ts';
import { requestId } from '../http/request-id.ts';
import { forwardedHeaders, requestOrigin } from '../http/request-origin.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { sendText } from '../http/send-answer.ts';
import { TextBody } from '../http/text-body.ts';
import { logEvent } from '../log/log-event.ts';
import { outageOf } from '../outage/outage-of.ts';
import { reach } from '../outage/reach.ts';
import { currentUserOrVisitor } from '../session/current-user.ts';
import { hasSessionCookie } from '../session/session-cookie.ts';
import { ANALYTICS_HOSTS, analyticsConfig } from './analytics.ts';
import { contentSecurityPolicy, NO_THIRD_PARTIES } from './content-security-policy.ts';
import { limitSearches } from './limit-searches.ts';
import { missingAsset } from './missing-asset.ts';
import { mayKeepPage, pageCache } from './page-cache.ts';
import { serverQueries } from './server-queries.ts';

const originOf = (request: Request): string =>
  requestOrigin(forwardedHeaders(request), environment().SITE_URL);

async function renderRequest(request: Request, nonce: string): Promise<RenderedPage> {
  const user = await currentUserOrVisitor(request.get('cookie'));
  const queries = serverQueries(readingAt(new Date(), user?.isAdmin ?? false));
  return render({
    url: request.originalUrl,
    origin: originOf(request),
    queries,
    manifest,
    styles,
    analytics: analyticsConfig(),
    nonce,
  });
}

const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': NO_STORE }).end();
};

/** How long a page is waited for, in milliseconds, before the browser gets the shell and goes on by itself. */
const RENDERED_WITHIN_MS = 8_000;

const inTime = (page: Promise<RenderedPage>): Promise<RenderedPage> =>
  reach('firestore', page, { withinMs: RENDERED_WITHIN_MS, isAnswer: () => true });

interface PageAnswer {
  readonly status: number;
  readonly html: TextBody;
  readonly headers: { readonly 'Cache-Control': string; readonly 'Content-Security-Policy': string };
}

/** The page, or the shell where rendering fails, so that the browser can still show it. */
async function makePage(request: Request): Promise<PageAnswer> {
  const nonce = randomBytes(18).toString('base64');
  const page = await inTime(renderRequest(request, nonce)).catch(async (error: unknown) => {
    logEvent('page-failed', { path: request.path, error });
    return { ...(await renderShell({ manifest, styles, nonce })), status: outageOf(error) ? 503 : 500 };
  });
  const thirdParties = analyticsConfig() ? ANALYTICS_HOSTS : NO_THIRD_PARTIES;
  return {
    status: page.status,
    html: new TextBody(page.html),
    headers: {
      'Cache-Control': pageCache(page, hasSessionCookie(request.get('cookie'))),
      'Content-Security-Policy': contentSecurityPolicy(page.policy, thirdParties),
    },
  };
}

const keptPages = new KeptAnswers<PageAnswer>(catalogueCache, {
  maxBytes: 32 * 1024 * 1024,
  bytesOf: ({ html }) => html.heldBytes,
  mayKeep: ({ headers }) => mayKeepPage(headers['Cache-Control']),
});

async function pageFor(request: Request): Promise<PageAnswer> {
  if (hasSessionCookie(request.get('cookie'))) return makePage(request);
  const key = `${originOf(request)} ${request.originalUrl}`;
  const reading = readingAt(new Date(), false);
  return keptPages.get(key, reading, () => makePage(request));
}

const servePage: RequestHandler = async (request, response) => {
  const { status, html, headers } = await pageFor(request);
  await sendText(response.status(status).set(headers).type('html'), html);
};

function createPagesApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestId);
  app.use(logRequests);
  app.use(securityHeaders);
  app.use(readableAddress);
  app.use(missingAsset);
  app.use(limitSearches);
  app.use(readOnly);
  app.use(servePage);
  app.use(answerError);
  return app;
}

/** The app that renders every page of the site. */
export const pagesApp = createPagesApp();
