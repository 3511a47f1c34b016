import { resolve } from 'node:path';

/** The project's root folder, where firebase.json lies. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');

/** The project id of everything local. Emulators treat a `demo-` project as one without a cloud behind it. */
export const PROJECT_ID = 'demo-rad-rewind';

/** The bucket that a new Firebase project of that id would have. */
export const STORAGE_BUCKET = `${PROJECT_ID}.firebasestorage.app`;

/** The admin of the local shop. It exists on this machine alone. */
export const DEMO_ADMIN = { username: 'admin', password: 'radical90s' };

/** 5000 is held by macOS itself. */
export const DEFAULT_PORT = 5005;

/** The files and folders of a data folder that the services write. */
export const DATA_ENTRIES = { firestore: 'firestore.json', auth: 'auth.json', storage: 'storage' } as const;
