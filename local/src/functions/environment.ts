import { PROJECT_ID, STORAGE_BUCKET } from '../project.ts';

/** Where the services that functions call are found on this machine, as `host:port` or as an address. */
export interface ServiceAddresses {
  firestoreHost: string;
  authHost: string;
  storageHost: string;
  amazonUrl: string;
  productionSiteUrl: string;
}

/** What a program needs of the machine; everything else of the shell's environment stays out. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TZ', 'LANG', 'SystemRoot', 'USERPROFILE'];

/**
 * The services' addresses and the project's parameters, in the names that the Admin SDK and
 * `functions/src/environment.ts` read.
 */
export function serviceEnvironment(services: ServiceAddresses): Record<string, string> {
  return {
    FIRESTORE_EMULATOR_HOST: services.firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: services.authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: services.storageHost,
    WEB_API_KEY: 'demo-web-api-key',
    REGISTRATION_OPEN: 'true',
    AMAZON_ORIGIN: services.amazonUrl,
    PRODUCTION_SITE_URL: services.productionSiteUrl,
  };
}

/**
 * The whole environment of a function's process: what Cloud Functions sets (Google Cloud documentation,
 * "Configure environment variables"), and the services of this machine.
 */
export function functionEnvironment(name: string, services: ServiceAddresses): Record<string, string> {
  const inherited = INHERITED.flatMap((key) => {
    const value = process.env[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: 'production',
    FUNCTION_TARGET: name,
    FUNCTION_SIGNATURE_TYPE: 'http',
    K_SERVICE: name,
    K_REVISION: `${name}-00001-local`,
    K_CONFIGURATION: name,
    LOG_EXECUTION_ID: 'true',
    GCLOUD_PROJECT: PROJECT_ID,
    GOOGLE_CLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
    ...serviceEnvironment(services),
  };
}
