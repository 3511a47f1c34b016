import { parseArgs } from 'node:util';
import { DEFAULT_PORT } from '../project.ts';

/** What `npm start` and `npm run dev` take. */
export interface StartOptions {
  port: number;
  /** Drops the kept data first. */
  fresh: boolean;
  /** Folder for the data, as given; undefined leaves the choice to `dataFolderPath`. */
  data: string | undefined;
}

/**
 * Reads `--fresh`, `--data <folder>` and the environment's PORT.
 * @throws when an option is unknown or PORT is no port number
 */
export function readStartOptions(args: string[], environment: NodeJS.ProcessEnv): StartOptions {
  const { values } = parseArgs({
    args,
    options: { fresh: { type: 'boolean', default: false }, data: { type: 'string' } },
  });
  return { port: readPort(environment) ?? DEFAULT_PORT, fresh: values.fresh, data: values.data };
}

/**
 * Where the shop is to be found, by the environment's PORT.
 * @returns null where nothing is said
 * @throws when it is no port number
 */
export function readPort({ PORT }: NodeJS.ProcessEnv): number | null {
  if (!PORT) return null;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${PORT}"`);
  }
  return port;
}
