import { createDemoAdmin } from '../demo-admin.ts';
import { type ServiceAddresses, serviceEnvironment } from '../environment.ts';
import { DEMO_ADMIN, PROJECT_ID, STORAGE_BUCKET } from '../project.ts';
import { seedShop } from '../seed.ts';
import { setFieldsThrough } from '../seeding/set-fields.ts';
import { setFieldsInFirestore } from '../seeding/set-fields-in-firestore.ts';
import { startServices } from '../services.ts';
import { makeSuiteFolder, type SuitePart, type SuitePorts } from './suite-folder.ts';
import { startSuite } from './suite-process.ts';

/** The whole system under the official suite. */
export interface Emulators {
  /** Where visitors find the shop. */
  url: string;
  /** Resolves with a line saying so when the suite ends by itself. */
  died: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the suite, with our stand-ins for what of Firestore and Storage is not among its parts, and fills the
 * shop.
 * @param ports the parts of the suite that run, each with its port
 * @param log takes what the suite writes, line by line
 * @throws with the suite's errors when it does not start
 */
export async function startEmulators(ports: SuitePorts, log: (line: string) => void): Promise<Emulators> {
  const parts = Object.keys(ports).filter((part) => part !== 'hub' && part !== 'logging') as SuitePart[];
  const services = await startServices(null);
  const folder = makeSuiteFolder(ports, serviceEnvironment(services.addresses));
  const undo = [services.stop, async () => folder.remove()];
  const stop = async () => {
    for (const step of undo) await step();
  };
  try {
    const addresses = addressesOf(ports, services.addresses);
    const suite = await startSuite({
      cwd: folder.path,
      parts,
      environment: environmentOf(parts, addresses),
      log,
    });
    undo.unshift(suite.stop);
    const url = `http://localhost:${ports.hosting}`;
    const setFields = parts.includes('firestore')
      ? setFieldsInFirestore(PROJECT_ID, addresses.firestoreHost)
      : setFieldsThrough(services.firestoreControl);
    await createDemoAdmin(addresses);
    const { storageHost } = addresses;
    await seedShop({
      url,
      ...DEMO_ADMIN,
      setFields,
      storageHost,
      projectId: PROJECT_ID,
      bucket: STORAGE_BUCKET,
    });
    return { url, died: suite.died, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The suite's own services where they run, else the stand-ins. */
function addressesOf(ports: SuitePorts, standIns: ServiceAddresses): ServiceAddresses {
  const at = (port: number | undefined, otherwise: string) => (port ? `127.0.0.1:${port}` : otherwise);
  return {
    ...standIns,
    authHost: at(ports.auth, standIns.authHost),
    firestoreHost: at(ports.firestore, standIns.firestoreHost),
    storageHost: at(ports.storage, standIns.storageHost),
  };
}

/**
 * What the functions are told; of its own parts the suite tells them itself. `STORAGE_BUCKET_URL` is how the suite is
 * told the bucket of a demo project, which else is one of the old names, `….appspot.com`.
 */
function environmentOf(parts: SuitePart[], addresses: ServiceAddresses): Record<string, string> {
  const environment = serviceEnvironment(addresses);
  delete environment.FIREBASE_AUTH_EMULATOR_HOST;
  if (parts.includes('firestore')) delete environment.FIRESTORE_EMULATOR_HOST;
  if (parts.includes('storage')) delete environment.FIREBASE_STORAGE_EMULATOR_HOST;
  return { ...environment, STORAGE_BUCKET_URL: STORAGE_BUCKET };
}
