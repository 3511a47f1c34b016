import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ID, PROJECT_ROOT, STORAGE_BUCKET } from './project.ts';
import { PICTURE_ORIGIN } from './simulators/amazon/item-answer.ts';
import { PRODUCTION_SITE_ORIGIN } from './simulators/production-site.ts';

/** Where the services that functions call are found on this machine, as `host:port` or as an address. */
export interface ServiceAddresses {
  firestoreHost: string;
  authHost: string;
  storageHost: string;
  amazonUrl: string;
  productionSiteUrl: string;
}

const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TZ', 'LANG', 'SystemRoot', 'USERPROFILE'];

/**
 * The services' addresses and the project's parameters, in the names that the Admin SDK and
 * `functions/src/environment.ts` read.
 */
export function serviceEnvironment(services: ServiceAddresses): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: services.firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: services.authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: services.storageHost,
    WEB_API_KEY: 'demo-web-api-key',
    REGISTRATION_OPEN: 'true',
    // The Hosting of this machine; whoever calls it may name an address, which tests of limits do.
    TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
    AMAZON_ORIGIN: services.amazonUrl,
    OUTBOUND_STAND_INS: [
      `${PICTURE_ORIGIN}=${services.amazonUrl}`,
      `${PRODUCTION_SITE_ORIGIN}=${services.productionSiteUrl}`,
    ].join(),
  };
}

/** What the CLI gives the functions of every project: `functions/.env`. */
export const OF_EVERY_PROJECT = parseEnv(
  readFileSync(join(PROJECT_ROOT, 'functions/.env'), 'utf8'),
) as Record<string, string>;

/**
 * The environment of a function's process: what Cloud Functions sets (Google Cloud documentation,
 * "Configure environment variables") but its launcher's (`launcherEnvironment`), and the services of this machine.
 */
export function functionEnvironment(name: string, services: ServiceAddresses): Record<string, string> {
  return {
    ...machineEnvironment(),
    // A container of Cloud Run knows no other time zone and no language.
    TZ: 'UTC',
    LANG: '',
    ...OF_EVERY_PROJECT,
    NODE_ENV: 'production',
    FUNCTION_TARGET: name,
    FUNCTION_SIGNATURE_TYPE: 'http',
    K_SERVICE: name,
    K_REVISION: `${name}-00001-local`,
    K_CONFIGURATION: name,
    LOG_EXECUTION_ID: 'true',
    GOOGLE_CLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
    ...serviceEnvironment(services),
  };
}

/** What a program needs of the machine; everything else of the shell's environment stays out. */
export function machineEnvironment(): Record<string, string> {
  const present = INHERITED.flatMap((key) => {
    const value = process.env[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(present);
}
