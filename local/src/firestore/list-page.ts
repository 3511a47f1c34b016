import type { Message } from './engine.ts';

const DEFAULT_PAGE_SIZE = 300;

/**
 * One page of a collection's documents, in the order of their names, as the ListDocuments RPC answers it; the engine
 * itself knows no pages.
 * @param documents all documents of the collection
 * @param request the RPC's request: `pageSize`, and the `pageToken` of the page before
 * @returns the page, and the token of the next one when there is more
 */
export function listPage(
  documents: Message[],
  request: Message,
): { documents: Message[]; nextPageToken?: string } {
  const size = Number(request.pageSize ?? 0) || DEFAULT_PAGE_SIZE;
  const after = String(request.pageToken ?? '');
  const rest = documents
    .filter((document) => String(document.name) > after)
    .sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1));
  const page = rest.slice(0, size);
  const last = page.at(-1);
  return rest.length > size && last
    ? { documents: page, nextPageToken: String(last.name) }
    : { documents: page };
}

/**
 * Leaves in a found document only the fields that the request's mask names; the engine answers with all. A nested
 * path keeps the whole top-level field it lies in.
 * @param response one response of the BatchGetDocuments RPC
 * @param request its request
 * @returns the response with the mask applied
 */
export function maskDocument(response: Message, request: Message): Message {
  const paths = (request.mask as { fieldPaths?: string[] } | undefined)?.fieldPaths;
  const found = response.found as { fields?: Record<string, unknown> } | undefined;
  if (!paths || !found?.fields) return response;
  const kept = new Set(paths.map((path) => path.split('.')[0]));
  const fields = Object.fromEntries(Object.entries(found.fields).filter(([name]) => kept.has(name)));
  return { ...response, found: { ...found, fields } };
}
