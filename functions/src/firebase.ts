import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { FIRESTORE_SETTINGS } from './firestore-settings.ts';

/** The project's own app; project and credentials come from the environment the function runs in. */
function app(): App {
  return getApps()[0] ?? initializeApp();
}

let database: Firestore | undefined;

export function firestore(): Firestore {
  if (database === undefined) {
    database = getFirestore(app());
    database.settings(FIRESTORE_SETTINGS);
  }
  return database;
}

export const auth = (): Auth => getAuth(app());

/** The project's default bucket. Its client loads with the first picture: most calls need none. */
export async function bucket(): Promise<ReturnType<Storage['bucket']>> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app()).bucket();
}
