import { parseArgs } from 'node:util';
import { CACHE_MODES, type CacheMode } from '../hosting/shared-cache.ts';
import { DEFAULT_PORT } from '../project.ts';

/** What `npm start` and `npm run dev` take. */
export interface StartOptions {
  port: number;
  /** Drops the kept data first. */
  fresh: boolean;
  /** Folder for the data, as given; undefined leaves the choice to `dataFolderPath`. */
  data: string | undefined;
  /** Whether Hosting keeps answers; undefined leaves the choice to the command. */
  cache: CacheMode | undefined;
  /** Tells of each request. */
  verbose: boolean;
}

/**
 * Reads `--fresh`, `--data <folder>`, `--cache <mode>`, `--verbose` and the environment's PORT.
 * @throws when an option or its value is unknown, or PORT is no port number
 */
export function readStartOptions(args: string[], environment: NodeJS.ProcessEnv): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      fresh: { type: 'boolean', default: false },
      data: { type: 'string' },
      cache: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  return {
    port: readPort(environment) ?? DEFAULT_PORT,
    fresh: values.fresh,
    data: values.data,
    cache: readCache(values.cache),
    verbose: values.verbose,
  };
}

function readCache(text: string | undefined): CacheMode | undefined {
  if (text === undefined) return undefined;
  const mode = CACHE_MODES.find((known) => known === text);
  if (!mode) throw new Error(`--cache must be ${CACHE_MODES.join(', ')}, not "${text}"`);
  return mode;
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
