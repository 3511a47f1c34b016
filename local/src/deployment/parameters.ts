import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadUserEnvs } from 'firebase-tools/lib/functions/env.js';
import { runProgram } from '../commands/run-program.ts';
import { machineEnvironment } from '../environment.ts';
import { readFirebaseJson } from '../hosting/firebase-json.ts';

/** The name under which `firebase use --add` keeps a project, such as `staging`. */
function aliasOf(root: string, projectId: string): string | undefined {
  const file = join(root, '.firebaserc');
  if (!existsSync(file)) return undefined;
  const { projects = {} } = JSON.parse(readFileSync(file, 'utf8')) as { projects?: Record<string, string> };
  return Object.keys(projects).find((alias) => projects[alias] === projectId);
}

/**
 * The parameters of a project as the CLI reads them: from `.env`, and from `.env.<project id>` or `.env.<alias>`.
 * @param root the folder of firebase.json
 * @throws Error where a file is no file of variables
 */
export function readParameters(root: string, projectId: string): Record<string, string> {
  const [functions] = readFirebaseJson(root).functions;
  if (!functions) throw new Error('firebase.json names no functions');
  return loadUserEnvs({
    functionsSource: join(root, functions.source),
    configDir: join(root, functions.configDir),
    projectDir: root,
    projectId,
    projectAlias: aliasOf(root, projectId),
  });
}

/**
 * Checks parameters as the functions do.
 * @param root the folder of firebase.json
 * @param isAsked whether the CLI can ask for what is missing
 * @throws Error with a line for each that is not right
 */
export async function checkParameters(
  root: string,
  { projectId, values, isAsked }: { projectId: string; values: Record<string, string>; isAsked: boolean },
): Promise<void> {
  const script = join(root, 'functions/scripts/check-parameters.ts');
  const { code, output } = await runProgram(
    process.execPath,
    ['--import', 'tsx', script, ...(isAsked ? [] : ['--nobody-to-ask'])],
    { cwd: root, env: { ...machineEnvironment(), ...values, GCLOUD_PROJECT: projectId } },
  );
  if (code !== 0)
    throw new Error(`The parameters in functions/.env.${projectId} are not right:\n${output.trim()}`);
}
