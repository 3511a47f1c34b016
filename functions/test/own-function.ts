import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Started, startDeployedFunction } from './child-process.ts';

/** What the CLI gives the functions of every project. */
const OF_EVERY_PROJECT = parseEnv(readFileSync(resolve(import.meta.dirname, '../.env'), 'utf8')) as Record<
  string,
  string
>;

/**
 * Starts one more instance of a built function, on the data of the running stack (STACK_FIRESTORE_HOST and so on).
 * @param env further variables, or others in place of the usual ones
 * @returns its origin; it is called without Hosting in front
 */
export function startOwnFunction(target: string, env: Record<string, string> = {}): Promise<Started<string>> {
  return startDeployedFunction(process.execPath, {
    source: resolve(import.meta.dirname, '../dist'),
    target,
    env: {
      ...OF_EVERY_PROJECT,
      NODE_ENV: 'production',
      GCLOUD_PROJECT: 'demo-rad-rewind',
      FIREBASE_CONFIG: JSON.stringify({
        projectId: 'demo-rad-rewind',
        storageBucket: 'demo-rad-rewind.firebasestorage.app',
      }),
      FIRESTORE_EMULATOR_HOST: process.env.STACK_FIRESTORE_HOST ?? '',
      FIREBASE_AUTH_EMULATOR_HOST: process.env.STACK_AUTH_HOST ?? '',
      FIREBASE_STORAGE_EMULATOR_HOST: process.env.STACK_STORAGE_HOST ?? '',
      WEB_API_KEY: 'demo-web-api-key',
      TRUSTED_PROXIES: '127.0.0.1/32',
      ...env,
    },
  });
}
