/** The most that Firestore stores in one document, in bytes; a write that makes it larger fails. */
export const DOCUMENT_BYTES = 1024 * 1024;

/** What texts, numbers, flags, nulls, lists and maps take in a document, in bytes, as Firestore counts them. */
export function storedBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + storedBytes(item), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce(
    (sum, [name, field]) => sum + storedBytes(name) + storedBytes(field),
    0,
  );
}
