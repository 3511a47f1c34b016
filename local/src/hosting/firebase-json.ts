import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule of `hosting.rewrites` that hands requests to a function. */
interface FunctionRewrite {
  source: string;
  function: { functionId: string; pinTag?: boolean };
}

/** The `hosting` part of firebase.json, as far as this project uses it. */
export interface HostingConfig {
  public: string;
  cleanUrls?: boolean;
  headers?: { source: string; headers: { key: string; value: string }[] }[];
  redirects?: { source: string; destination: string; type?: number }[];
  rewrites: FunctionRewrite[];
}

/** The part of firebase.json that the local commands read. */
export interface FirebaseJson {
  hosting: HostingConfig;
  functions: { source: string; runtime: string; configDir: string; predeploy: string[] }[];
  emulators: Record<string, { port?: number } | undefined>;
}

/**
 * Reads firebase.json.
 * @param root the folder it lies in
 * @throws when it is missing or not JSON
 */
export function readFirebaseJson(root: string): FirebaseJson {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
}

/** The names of all functions that Hosting hands requests to, each once. */
export function rewrittenFunctions(hosting: HostingConfig): string[] {
  return [...new Set(hosting.rewrites.map((rewrite) => rewrite.function.functionId))];
}
