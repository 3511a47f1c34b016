import { PROJECT_ID } from '../../../local/src/project.ts';

/** Makes what `meta/catalogue` tells of the catalogue anew, as an import of a backup does. @param host of Firestore */
export async function rebuildSummaryIn(host: string): Promise<void> {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  // Without it, the SDK asks the machine's metadata server.
  process.env.GOOGLE_CLOUD_PROJECT = PROJECT_ID;
  const { rebuildSummary } = await import('../../../functions/src/catalogue/catalogue-summary.ts');
  await rebuildSummary();
}
