import { BackupError } from './backup-error.ts';

/**
 * Leads the Admin SDK to the project that the environment names (docs/backup.md). Call it before the first use.
 * @returns the project's id, and a line that says where the data is
 * @throws BackupError where no project is named
 */
export function useProject(): { project: string; place: string } {
  const { GOOGLE_CLOUD_PROJECT, GCLOUD_PROJECT, STORAGE_BUCKET, FIRESTORE_EMULATOR_HOST } = process.env;
  const project = GOOGLE_CLOUD_PROJECT ?? GCLOUD_PROJECT;
  if (!project) throw new BackupError('GOOGLE_CLOUD_PROJECT must name the Firebase project');
  const storageBucket = STORAGE_BUCKET ?? `${project}.firebasestorage.app`;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: project, storageBucket });
  const place = FIRESTORE_EMULATOR_HOST ? `the emulator at ${FIRESTORE_EMULATOR_HOST}` : 'Google Cloud';
  return { project, place: `Project ${project} on ${place}` };
}
