import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { machineEnvironment } from '../environment.ts';
import { PROJECT_ID } from '../project.ts';

/** What a function's code says of how it is to be run (firebase-functions, `ManifestEndpoint`). */
export interface Declaration {
  availableMemoryMb?: number | null;
  /** Of a function that runs by the clock: a crontab line, in a time zone. */
  scheduleTrigger?: { schedule: string; timeZone?: string | null };
}

/** By function name. */
export type Declarations = Readonly<Record<string, Declaration>>;

const LOADING_TIMEOUT_MS = 60_000;
/** What a function gets that asks for nothing (Cloud Functions documentation, "Configure memory"). */
const DEFAULT_MEMORY_MB = 256;
/** What the launcher leaves beside the heap (Google's Node buildpack, `functions_framework`, `nodeJSHeadroomMB`). */
const HEADROOM_MB = 64;

const run = promisify(execFile);
const read = new Map<string, Promise<Declarations>>();

/**
 * What all functions of a folder declare; it is loaded once for each process of ours.
 * @param source folder of the built functions
 * @throws Error with what the folder wrote when it can't be loaded
 */
export function readDeclarations(source: string): Promise<Declarations> {
  const known = read.get(source) ?? load(source);
  read.set(source, known);
  return known;
}

async function load(source: string): Promise<Declarations> {
  const { stdout } = await run(
    process.execPath,
    [fileURLToPath(new URL('./print-declarations.mjs', import.meta.url)), source],
    {
      env: { ...machineEnvironment(), GCLOUD_PROJECT: PROJECT_ID },
      timeout: LOADING_TIMEOUT_MS,
    },
  );
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Declarations;
}

/**
 * The variables that production's launcher sets for a function.
 * @param declaration what the function declares; undefined where it declares nothing
 */
export function launcherEnvironment(declaration: Declaration | undefined): Record<string, string> {
  const memoryMb = declaration?.availableMemoryMb ?? DEFAULT_MEMORY_MB;
  return { NODE_OPTIONS: `--max-old-space-size=${memoryMb - HEADROOM_MB}` };
}
