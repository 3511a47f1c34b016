import type { IncomingMessage, RequestListener } from 'node:http';
import { catalogueProblems } from '../testing/catalogue-problems.ts';
import type { ServiceParts } from './service-parts.ts';
import { patchDocument, putSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts';
import type { TypedFields } from './typed-json.ts';

type Handler = (path: string, body: unknown) => unknown;

/**
 * The stand-in's side door for tests and the seed, JSON in and out (values as in `typed-json.ts`):
 * `POST /reset` drops all documents, and sets the counts to nought; `GET /counts`; `POST /counts/reset`;
 * `GET /queries` gives the shapes of the queries that ran; `GET /export`; `POST /import` puts in what an export gave;
 * `GET /problems` lists what in the catalogue does not fit together (`catalogue-problems.ts`);
 * `GET /documents?path=products` (a collection or one document) answers `{ documents: { path: fields } }`;
 * `PATCH /documents?path=products/3` sets fields of a document; `DELETE /documents?path=products/3` deletes it.
 * @param parts the engine and what keeps account of its use
 * @returns what answers the requests
 */
export function controlListener(parts: ServiceParts): RequestListener {
  const handlers = handlersOf(parts);
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const handler = handlers[`${request.method} ${url.pathname}`];
    const answer = (code: number, body: unknown) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!handler) {
      answer(404, { message: `No ${request.method} ${url.pathname} here` });
      return;
    }
    try {
      const result = handler(url.searchParams.get('path') ?? '', await readJson(request));
      answer(200, result ?? {});
    } catch (error) {
      answer(400, { message: error instanceof Error ? error.message : String(error) });
    }
  };
}

function handlersOf({ engine, usage, queries, onChange }: ServiceParts): Record<string, Handler> {
  const changing =
    (change: Handler): Handler =>
    (path, body) => {
      const result = change(path, body);
      onChange();
      return result;
    };
  return {
    'POST /reset': changing(() => {
      engine.database.reset();
      usage.reset();
    }),
    'GET /counts': () => usage.counts(),
    'POST /counts/reset': () => usage.reset(),
    'GET /queries': () => queries.shapes(),
    'GET /export': () => takeSnapshot(engine),
    'GET /problems': () => catalogueProblems(takeSnapshot(engine).documents),
    'POST /import': changing((_path, body) => putSnapshot(engine, body as Snapshot)),
    'GET /documents': (path) => takeSnapshot(engine, path),
    'PATCH /documents': changing((path, body) => patchDocument(engine, path, body as TypedFields)),
    'DELETE /documents': changing((path) => {
      engine.clock.advance();
      engine.database.deleteDocument(path);
    }),
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}
