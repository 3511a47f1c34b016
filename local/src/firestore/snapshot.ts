import type { Engine } from './engine.ts';
import { fromTypedFields, type TypedFields, toTypedFields } from './typed-json.ts';

/** All documents of the database by path, for instance `{ "products/3": { "name": "Pager" } }`. */
export type Snapshot = { documents: Record<string, TypedFields> };

/**
 * @param engine whose documents to take
 * @returns the documents whose path is `path`, or that lie directly in the collection `path`, or all without it
 */
export function takeSnapshot(engine: Engine, path?: string): Snapshot {
  const wanted = engine.database
    .toMetaArray()
    .filter((document) => path === undefined || document.path === path || document.parent === path);
  return {
    documents: Object.fromEntries(wanted.map((document) => [document.path, toTypedFields(document.data)])),
  };
}

/**
 * Puts the documents in, in one commit; those of the same path are replaced, others stay.
 * @param engine which takes the documents
 * @param snapshot what `takeSnapshot` gave
 * @throws Error when the snapshot is malformed; nothing is changed then
 */
export function putSnapshot(engine: Engine, snapshot: Snapshot): void {
  const documents = Object.entries(snapshot.documents).map(([path, fields]) => ({
    path,
    data: fromTypedFields(fields, engine.firestore),
  }));
  engine.clock.advance();
  if (documents.length > 0) engine.database.batchSet(...documents);
}

/**
 * Sets some fields of a document and keeps the others; the document is made where it is missing.
 * @param engine which holds the document
 * @param path the document's path
 * @param fields the fields to set
 * @returns the whole document
 */
export function patchDocument(engine: Engine, path: string, fields: TypedFields): TypedFields {
  const present = engine.database.getDocument(path);
  const data = { ...present.data, ...fromTypedFields(fields, engine.firestore) };
  engine.clock.advance();
  engine.database.setDocument(path, data);
  return toTypedFields(data);
}
