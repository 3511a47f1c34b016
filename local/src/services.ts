import { join } from 'node:path';
import { startAuth } from './auth/start-auth.ts';
import type { ServiceAddresses } from './environment.ts';
import { startFirestore } from './firestore/start-firestore.ts';
import { DATA_ENTRIES, PROJECT_ID } from './project.ts';
import { startAmazon } from './simulators/amazon/start-amazon.ts';
import { startProductionSite } from './simulators/production-site.ts';
import { startStorage } from './storage/start-storage.ts';

/** Everything that the functions call, running in this process. */
export interface Services {
  addresses: ServiceAddresses;
  /** Origin of the Firestore stand-in's control server. */
  firestoreControl: string;
  /** Writes what is to be kept, and frees all ports. */
  stop(): Promise<void>;
}

/**
 * Starts Firestore, Auth, Storage, Amazon and the production site.
 * @param dataFolder where data is kept from one start to the next; null keeps it in memory
 * @throws when kept data can't be read
 */
export async function startServices(dataFolder: string | null): Promise<Services> {
  const inFolder = (entry: keyof typeof DATA_ENTRIES) => dataFolder && join(dataFolder, DATA_ENTRIES[entry]);
  const firestoreFile = inFolder('firestore');
  const authFile = inFolder('auth');
  const storageFolder = inFolder('storage');
  const [firestore, auth, storage, amazon, productionSite] = await Promise.all([
    startFirestore({ projectId: PROJECT_ID, ...(firestoreFile && { stateFile: firestoreFile }) }),
    startAuth({ projectId: PROJECT_ID, ...(authFile && { stateFile: authFile }) }),
    startStorage({ projectId: PROJECT_ID, ...(storageFolder && { dataFolder: storageFolder }) }),
    startAmazon(),
    startProductionSite(),
  ]);
  return {
    addresses: {
      firestoreHost: firestore.host,
      authHost: auth.host,
      storageHost: storage.host,
      amazonUrl: amazon.url,
      productionSiteUrl: productionSite.url,
    },
    firestoreControl: firestore.controlUrl,
    async stop() {
      await Promise.all([firestore, auth, storage, amazon, productionSite].map((part) => part.stop()));
    },
  };
}
