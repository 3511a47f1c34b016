import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type FirestoreStandIn, startFirestore } from './start-firestore.ts';

/** The stand-in and the real Admin SDK connected to it. */
export type TestFirestore = {
  standIn: FirestoreStandIn;
  db: Firestore;
  /** Calls the control server; answers its JSON. */
  control<T>(method: string, path: string, body?: unknown): Promise<T>;
  stop(): Promise<void>;
};

/**
 * @param stateFile where the stand-in is to keep its documents, if anywhere
 * @returns a running stand-in with an Admin SDK app of its own
 */
export async function startTestFirestore(stateFile?: string): Promise<TestFirestore> {
  const projectId = 'demo-firestore-test';
  const standIn = await startFirestore(stateFile === undefined ? { projectId } : { projectId, stateFile });
  // The SDK would otherwise ask Google's metadata server which machine this is.
  process.env.METADATA_SERVER_DETECTION = 'none';
  // The SDK reads this once, when its client is made.
  process.env.FIRESTORE_EMULATOR_HOST = standIn.host;
  const app = initializeApp({ projectId }, standIn.host);
  return {
    standIn,
    db: getFirestore(app),
    async control<T>(method: string, path: string, body?: unknown) {
      const response = await fetch(standIn.controlUrl + path, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    },
    async stop() {
      await deleteApp(app);
      await standIn.stop();
    },
  };
}
