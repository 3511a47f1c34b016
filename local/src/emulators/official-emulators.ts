import { join } from 'node:path';
import { runProgram } from '../commands/run-program.ts';
import { PROJECT_ROOT } from '../project.ts';

/** The Firestore and Storage emulators are Java programs that refuse an older one. */
const OLDEST_JAVA = 21;
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

/** The firebase command of firebase-tools. */
export const FIREBASE = join(PROJECT_ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Tells whether the suite's own Firestore, Storage and UI can run here; loads them on their first use.
 * @returns null if they can, else why they can't
 */
export async function whyNotOfficial(signal: AbortSignal): Promise<string | null> {
  const java = await javaVersion();
  if (java === null) return 'there is no Java here';
  if (java < OLDEST_JAVA) return `Java ${OLDEST_JAVA} or later is needed, and this is Java ${java}`;
  for (const part of ['firestore', 'storage', 'ui']) {
    const { code } = await runProgram(process.execPath, [FIREBASE, `setup:emulators:${part}`], {
      cwd: PROJECT_ROOT,
      signal,
      timeoutMs: DOWNLOAD_TIMEOUT_MS,
    });
    if (code !== 0) return `the ${part} emulator could not be loaded from the network`;
  }
  return null;
}

/** The machine's Java by its first number; null where there is none. */
async function javaVersion(): Promise<number | null> {
  try {
    const { output } = await runProgram('java', ['-version'], { cwd: PROJECT_ROOT });
    const [, version] = /version "(?:1\.)?(\d+)/.exec(output) ?? [];
    return version ? Number(version) : null;
  } catch {
    return null;
  }
}
