import { Timestamp } from 'firebase-admin/firestore';

/** A document's fields, as Firestore gives and takes them. */
export type Fields = Record<string, unknown>;

/** How a moment is written: nanoseconds are Firestore's own precision. */
const MOMENT = '$timestamp';

function isPlainObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function momentText(moment: Timestamp): string {
  const seconds = new Date(moment.seconds * 1_000).toISOString().slice(0, 19);
  return `${seconds}.${String(moment.nanoseconds).padStart(9, '0')}Z`;
}

/**
 * A value as JSON, docs/backup.md says how. Keys are sorted, so that equal values give equal texts.
 * @throws Error for a type that the shop does not store
 */
export function encodeValue(value: unknown): unknown {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (value instanceof Timestamp) return { [MOMENT]: momentText(value) };
  if (Array.isArray(value)) return value.map(encodeValue);
  if (!isPlainObject(value)) throw new Error(`A value of type ${typeof value} cannot be exported`);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, field]) => [name, encodeValue(field)]));
}

function decodeMoment(text: unknown): Timestamp {
  const [, seconds, nanoseconds] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{9})Z$/.exec(String(text)) ?? [];
  const at = Date.parse(`${seconds}Z`);
  if (Number.isNaN(at)) throw new Error(`"${text}" is no moment`);
  return new Timestamp(at / 1_000, Number(nanoseconds));
}

/**
 * The value that `encodeValue` wrote.
 * @throws Error for a moment that is none
 */
export function decodeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeValue);
  if (!isPlainObject(value)) return value;
  if (MOMENT in value) return decodeMoment(value[MOMENT]);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, decodeValue(field)]));
}

/** Whether two documents hold the same. */
export function sameFields(a: Fields, b: Fields): boolean {
  return JSON.stringify(encodeValue(a)) === JSON.stringify(encodeValue(b));
}
