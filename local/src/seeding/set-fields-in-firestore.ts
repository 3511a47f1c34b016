import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { fromTypedFields } from '../firestore/typed-json.ts';
import type { SetFields } from './set-fields.ts';

/**
 * Sets fields as the Admin SDK does, in a Firestore that has no control server: the official emulator.
 * @param projectId the project it serves
 * @param host its `host:port`
 */
export function setFieldsInFirestore(projectId: string, host: string): SetFields {
  const firestore = getFirestore(initializeApp({ projectId }, `set-fields-${host}`));
  firestore.settings({ host, ssl: false });
  return async (path, fields) => {
    await firestore.doc(path).update(fromTypedFields(fields, firestore));
  };
}
