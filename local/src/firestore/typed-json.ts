import { FieldValue, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';

/**
 * A Firestore value as JSON. Text, whole and decimal numbers, booleans, null, lists and maps are written as they
 * are; what JSON lacks is an object with one key:
 * `{"timestamp": "2026-01-31T12:00:00.000Z"}`, `{"bytes": "<base64>"}`, `{"reference": "products/3"}`,
 * `{"geoPoint": {"latitude": 1, "longitude": 2}}`, `{"vector": [1, 2]}`, `{"number": "NaN"}` (also `Infinity`,
 * `-Infinity`), and `{"map": {...}}` for a map that would read as one of these.
 */
export type TypedJson = null | string | number | boolean | TypedJson[] | { [key: string]: TypedJson };

/** A document's fields as JSON. */
export type TypedFields = { [field: string]: TypedJson };

const TAGS = new Set(['timestamp', 'bytes', 'reference', 'geoPoint', 'vector', 'number', 'map']);

/**
 * @param value a value as the Admin SDK gives it
 * @returns the value as JSON
 */
export function toTypedJson(value: unknown): TypedJson {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : { number: String(value) };
  if (Array.isArray(value)) return value.map(toTypedJson);
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  return objectToJson(value);
}

function objectToJson(value: object): TypedJson {
  if (value instanceof Timestamp) return { timestamp: timestampText(value) };
  if (value instanceof GeoPoint) {
    return { geoPoint: { latitude: value.latitude, longitude: value.longitude } };
  }
  if ('path' in value && 'firestore' in value) return { reference: String(value.path) };
  if ('toArray' in value && typeof value.toArray === 'function') return { vector: value.toArray() };
  const fields = toTypedFields(value);
  const [key, ...others] = Object.keys(fields);
  return key !== undefined && others.length === 0 && TAGS.has(key) ? { map: fields } : fields;
}

/**
 * @param fields a document's data as the Admin SDK gives it
 * @returns the data as JSON
 */
export function toTypedFields(fields: object): TypedFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toTypedJson(value)]));
}

/**
 * @param json a value as JSON
 * @param firestore what references are to belong to
 * @returns the value for the Admin SDK
 * @throws Error when a tagged value is malformed
 */
export function fromTypedJson(json: TypedJson, firestore: Firestore): unknown {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return json.map((item) => fromTypedJson(item, firestore));
  const [tag, ...others] = Object.keys(json);
  return tag !== undefined && others.length === 0 && TAGS.has(tag)
    ? fromTagged(tag, json[tag] ?? null, firestore)
    : fromTypedFields(json, firestore);
}

/**
 * @param fields a document's data as JSON
 * @param firestore what references are to belong to
 * @returns the data for the Admin SDK
 * @throws Error when a tagged value is malformed
 */
export function fromTypedFields(fields: TypedFields, firestore: Firestore): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, fromTypedJson(value, firestore)]),
  );
}

function fromTagged(tag: string, content: TypedJson, firestore: Firestore): unknown {
  if (tag === 'map' && isMap(content)) return fromTypedFields(content, firestore);
  if (tag === 'geoPoint' && isMap(content)) {
    return new GeoPoint(Number(content.latitude), Number(content.longitude));
  }
  if (tag === 'vector' && Array.isArray(content)) return FieldValue.vector(content.map(Number));
  if (typeof content === 'string') {
    if (tag === 'timestamp') return timestampOf(content);
    if (tag === 'bytes') return Buffer.from(content, 'base64');
    if (tag === 'reference') return firestore.doc(content);
    if (tag === 'number') return Number(content);
  }
  throw new Error(`Not a ${tag}: ${JSON.stringify(content)}`);
}

function isMap(json: TypedJson): json is TypedFields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** ISO 8601 in UTC, with as many digits as the value has. */
function timestampText(value: Timestamp): string {
  if (value.nanoseconds % 1_000_000 === 0) return value.toDate().toISOString();
  const seconds = new Date(value.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(value.nanoseconds).padStart(9, '0')}Z`;
}

function timestampOf(text: string): Timestamp {
  const millis = Date.parse(text);
  if (Number.isNaN(millis)) throw new Error(`Not a timestamp: ${text}`);
  const fraction = /\.(\d{1,9})/.exec(text)?.[1] ?? '';
  return new Timestamp(Math.floor(millis / 1000), Number(fraction.padEnd(9, '0')));
}
