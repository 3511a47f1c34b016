import { join } from 'node:path';
import { functionEnvironment, type ServiceAddresses } from '../../../local/src/environment.ts';
import { type Functions, startFunctions } from '../../../local/src/functions/functions.ts';
import { PROJECT_ROOT } from '../../../local/src/project.ts';

/**
 * Functions of their own before a stack's services.
 * @param versionMs how long they trust the catalogue's version, in milliseconds
 */
export function functionsOf(
  addresses: ServiceAddresses,
  names: string[],
  versionMs: number,
): Promise<Functions> {
  return startFunctions({
    names,
    source: join(PROJECT_ROOT, 'functions/dist'),
    environmentOf: (name) => ({
      ...functionEnvironment(name, addresses),
      CATALOGUE_VERSION_TTL_MS: String(versionMs),
    }),
    log: () => {},
    notice: (line) => console.error(line),
  });
}

/** Runs something with such functions, and ends them. */
export async function withFunctions<Result>(
  starting: Promise<Functions>,
  use: (functions: Functions) => Promise<Result>,
): Promise<Result> {
  const functions = await starting;
  try {
    return await use(functions);
  } finally {
    await functions.stop();
  }
}
