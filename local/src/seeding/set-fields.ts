import type { TypedFields } from '../firestore/typed-json.ts';

/** Sets fields of a stored document, such as `products/3`, and keeps the others. */
export type SetFields = (path: string, fields: TypedFields) => Promise<void>;

/**
 * @param controlUrl origin of the Firestore stand-in's control server
 * @returns what sets fields through it, and throws an Error where it refuses
 */
export function setFieldsThrough(controlUrl: string): SetFields {
  return async (path, fields) => {
    const response = await fetch(`${controlUrl}/documents?path=${encodeURIComponent(path)}`, {
      method: 'PATCH',
      body: JSON.stringify(fields),
    });
    if (!response.ok)
      throw new Error(`Setting ${path} was answered ${response.status}: ${await response.text()}`);
  };
}
