import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.ts';

/** The emulators of the suite that this project may run, by their names in firebase.json. */
export const SUITE_PARTS = ['auth', 'functions', 'hosting', 'firestore', 'storage', 'ui'] as const;
export type SuitePart = (typeof SUITE_PARTS)[number];

/** A port for each part of the suite that runs, and for the two that always do. */
export type SuitePorts = Partial<Record<SuitePart | 'hub' | 'logging', number>>;

/** What the suite reads from the project's root. */
const PROJECT_ENTRIES = ['functions', 'web', 'node_modules', 'firestore.rules', 'firestore.indexes.json'];

interface SuiteConfig {
  emulators: Record<string, unknown>;
  [part: string]: unknown;
}

/** A folder that the suite takes for the project. */
export interface SuiteFolder {
  path: string;
  remove(): void;
}

/**
 * Makes a folder with the project's firebase.json on other ports; the suite has no option for that, and writes
 * its logs into the folder it runs in.
 * @param ports the parts that run; the UI, which must be loaded from the network, is switched off if not among them
 * @param environment has the values of the functions' parameters, for which the suite would ask otherwise
 */
export function makeSuiteFolder(ports: SuitePorts, environment: Record<string, string>): SuiteFolder {
  const path = mkdtempSync(join(tmpdir(), 'rad-suite-'));
  for (const entry of [...PROJECT_ENTRIES, 'storage.rules'])
    symlinkSync(join(PROJECT_ROOT, entry), join(path, entry));
  const config = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')) as SuiteConfig;
  const parts = Object.entries(ports).map(([part, port]) => [part, { host: '127.0.0.1', port }]);
  config.emulators = { singleProjectMode: true, ui: { enabled: false }, ...Object.fromEntries(parts) };
  // What is built is built already.
  const functions = { predeploy: [], configDir: writeParameters(path, environment) };
  config.functions = [config.functions].flat().map((source) => ({ ...(source as object), ...functions }));
  writeFileSync(join(path, 'firebase.json'), JSON.stringify(config, null, 2));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes a value for each parameter of the functions, as the example file names them. @returns the folder's name */
function writeParameters(path: string, environment: Record<string, string>): string {
  const folder = 'parameters';
  const example = readFileSync(join(PROJECT_ROOT, 'functions/.env.example'), 'utf8');
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  mkdirSync(join(path, folder));
  writeFileSync(
    join(path, folder, '.env'),
    names.map((name) => `${name}=${environment[name] ?? ''}\n`).join(''),
  );
  return folder;
}
