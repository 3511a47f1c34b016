import { readFileSync } from 'node:fs';

/** How much memory a process holds, in megabytes (proc(5), "VmRSS"). */
export function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

/** The smallest value of the middle third of samples, and of the last: what stays when the garbage is gone. */
export function floors(samples: readonly number[]): { middle: number; last: number } {
  const third = Math.floor(samples.length / 3);
  return {
    middle: Math.min(...samples.slice(third, 2 * third)),
    last: Math.min(...samples.slice(2 * third)),
  };
}
