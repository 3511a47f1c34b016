import { readFirebaseJson } from '../hosting/firebase-json.ts';
import { freePort } from '../hosting/loopback-server.ts';
import { PROJECT_ROOT } from '../project.ts';
import type { SuitePart, SuitePorts } from './suite-folder.ts';

/** Where the suite's own coordination listens unless told otherwise. */
const COORDINATION = { hub: 4400, logging: 4500 };

/**
 * The ports of firebase.json, those that every guide to the suite names.
 * @param parts the parts that run
 */
export function usualPorts(parts: readonly SuitePart[]): SuitePorts {
  const { emulators } = readFirebaseJson(PROJECT_ROOT);
  return { ...COORDINATION, ...Object.fromEntries(parts.map((part) => [part, emulators[part]?.port])) };
}

/** Free ports instead, so that a suite never meets another. */
export async function freePorts(parts: readonly SuitePart[]): Promise<SuitePorts> {
  const names = [...parts, ...Object.keys(COORDINATION)];
  // All are held at once, or the same one could be given out twice.
  const ports = await Promise.all(names.map(() => freePort()));
  return Object.fromEntries(names.map((name, position) => [name, ports[position]]));
}
