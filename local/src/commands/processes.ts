import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PROJECT_ROOT } from '../project.ts';
import { runProgram } from './run-program.ts';

/** A process of this machine. */
export interface RunningProcess {
  pid: number;
  parent: number;
  /** Its command line. */
  command: string;
}

/** All processes of this machine. Linux tells without a program; `ps` need not be there. */
export async function listProcesses(): Promise<RunningProcess[]> {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  }
  const { output } = await runProgram('ps', ['-axo', 'pid=,ppid=,command='], { cwd: PROJECT_ROOT });
  return [...output.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}

function readProcess(pid: string): RunningProcess[] {
  try {
    // The program's name stands in brackets and may hold anything, so read from its end.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ pid: Number(pid), parent, command }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
