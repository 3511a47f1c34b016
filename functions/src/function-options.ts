import type { ScheduleName } from '@rad-rewind/contract/schedules';
import { requiresRole } from 'firebase-functions';
import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import { TIME_ZONE, TIMETABLE } from './schedules/timetable.ts';

/** Written by the build, from the database's location in firebase.json (`functions/deployment/region.ts`). */
declare const FUNCTIONS_REGION: string;

/**
 * What the functions may do in the project. Firebase gives all functions of a deployment one service account with
 * these roles and no others; it knows no roles of a single function.
 */
export function declareRoles(): void {
  // Reads and writes documents.
  requiresRole('roles/datastore.user');
  // Makes sessions, reads and makes accounts.
  requiresRole('roles/firebaseauth.admin');
  // Reads, writes and lists pictures.
  requiresRole('roles/storage.objectUser');
}

const everywhere = { region: FUNCTIONS_REGION } as const;

/**
 * How each function that answers visitors runs. One instance answers hundreds of requests a second, and the CDN most
 * of them in its place: `maxInstances` bounds what an attack costs (docs/cost.md has the sum), not what visitors need.
 */
export const ANSWERING = {
  api: { ...everywhere, memory: '512MiB', concurrency: 80, maxInstances: 8 },
  pages: { ...everywhere, memory: '512MiB', concurrency: 80, maxInstances: 8 },
  /** Pictures take memory and CPU: fewer at once, and half as many instances. */
  media: { ...everywhere, memory: '1GiB', concurrency: 20, maxInstances: 4 },
  /**
   * A sign-in mostly waits, a refused one for a second, so one instance takes many; and few instances, for all that
   * are guessing at one name write to one document (`session/sign-in-gate.ts`). Guesses fill these and no others.
   */
  signIn: { ...everywhere, memory: '512MiB', concurrency: 500, maxInstances: 3 },
} as const satisfies Record<string, HttpsOptions>;

const scheduled = { ...everywhere, memory: '512MiB', maxInstances: 1, timeZone: TIME_ZONE } as const;

/** How a schedule runs: by the timetable, in one instance. That no two runs overlap, `schedules/run-store.ts` sees to. */
export function scheduleOptions(name: ScheduleName): ScheduleOptions {
  const { cron, timeoutSeconds } = TIMETABLE[name];
  return { ...scheduled, schedule: cron, timeoutSeconds };
}
