import { randomUUID } from 'node:crypto';
import { STACK_CONTROL } from './stack.ts';

/** A document's fields as JSON; a timestamp is `{ timestamp: '<ISO 8601>' }`. */
export type Fields = Record<string, unknown>;

async function call<Body>(method: string, path: string, body?: Fields): Promise<Body> {
  const response = await fetch(STACK_CONTROL + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

const address = (path: string): string => `/documents?path=${encodeURIComponent(path)}`;

/** The documents of a collection, or the one document, by path. */
export async function readDocuments(path: string): Promise<Record<string, Fields>> {
  return (await call<{ documents: Record<string, Fields> }>('GET', address(path))).documents;
}

/** One document's fields; undefined where it does not exist. */
export async function readDocument(path: string): Promise<Fields | undefined> {
  return (await readDocuments(path))[path];
}

/** Sets fields of a document behind the server's back. */
export async function patchDocument(path: string, fields: Fields): Promise<void> {
  await call('PATCH', address(path), fields);
}

/** Deletes a document behind the server's back. */
export async function dropDocument(path: string): Promise<void> {
  await call('DELETE', address(path));
}

/** Documents read so far. */
export async function countReads(): Promise<number> {
  return (await call<{ reads: number }>('GET', '/counts')).reads;
}

/** Sets fields of a product, and the catalogue's version, so that instances drop what they keep. */
export async function patchProduct(id: number, fields: Fields): Promise<void> {
  await patchDocument(`products/${id}`, fields);
  await patchDocument('meta/catalogue', { version: randomUUID() });
}
