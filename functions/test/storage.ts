import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

const APP = 'tests-storage';
/** The demo project's bucket. */
const BUCKET = 'demo-rad-rewind.firebasestorage.app';

/** The bucket of the stack under test, reached without the server's knowledge. */
function bucket() {
  const host = process.env.STACK_STORAGE_HOST;
  if (!host) throw new Error('STACK_STORAGE_HOST is not set: see local/src/test-stack.ts');
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = host;
  const app =
    getApps().find(({ name }) => name === APP) ?? initializeApp({ projectId: 'demo-rad-rewind' }, APP);
  return getStorage(app).bucket(BUCKET);
}

/** The names of all objects below a folder. */
export async function listObjects(prefix: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix });
  return files.map(({ name }) => name).sort();
}

/** Deletes an object, if it is there. */
export async function dropObject(name: string): Promise<void> {
  await bucket().file(name).delete({ ignoreNotFound: true });
}

/** Keeps an object, past all checks. */
export async function keepObject(name: string, bytes: Buffer): Promise<void> {
  await bucket().file(name).save(bytes, { resumable: false });
}
