import { readFileSync } from 'node:fs';
import type { Services } from '../../../local/src/services.ts';
import type { Figure } from '../report.ts';
import { ask } from './ask.ts';
import { functionsOf, withFunctions } from './functions-of.ts';

/** The most memory that sending the full list of any catalogue may take, in megabytes. */
const MEMORY_MB = 256;

/** The most memory that a process ever held, in megabytes (proc(5), "VmHWM"); NaN where there is no such file. */
function peakMb(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

/** What `GET /api/products` without a query costs a fresh instance: the one answer that grows with the catalogue. */
export function measureFullList(
  { addresses, firestoreControl }: Services,
  catalogue: string,
): Promise<Figure[]> {
  return withFunctions(functionsOf(addresses, ['api'], 0), async ({ origins, pids }) => {
    const { reads, bytes, ms } = await ask(firestoreControl, `${origins.api}/api/products`);
    const name = `${catalogue}, full list`;
    return [
      { name: `${name}: reads`, value: reads, unit: 'reads', target: null },
      { name: `${name}: bytes`, value: bytes / 1_000, unit: 'KB', target: null },
      { name: `${name}: time`, value: ms, unit: 'ms', target: null },
      {
        name: `${name}: most memory of the process`,
        value: peakMb(pids[0] ?? 0),
        unit: 'MB',
        target: MEMORY_MB,
      },
    ];
  });
}
