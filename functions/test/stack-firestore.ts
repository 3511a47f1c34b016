/** Leads this process's own stores to the Firestore stand-in of the stack under test. Call it before the first use. */
export function useStackFirestore(): void {
  const host = process.env.STACK_FIRESTORE_HOST;
  if (!host) throw new Error('STACK_FIRESTORE_HOST is not set: see local/src/test-stack.ts');
  process.env.FIRESTORE_EMULATOR_HOST = host;
  process.env.GCLOUD_PROJECT = 'demo-rad-rewind';
}
