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
  return { port: readPort(environment.PORT), fresh: values.fresh, data: values.data };
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}"`);
  }
  return port;
}
