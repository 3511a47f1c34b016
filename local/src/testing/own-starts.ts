import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { RunningProcess } from '../commands/processes.ts';
import { freePort, requireFreePort } from '../hosting/loopback-server.ts';
import { DEMO_ADMIN } from '../project.ts';
import { isAlive, type StartedCommand, startCommand, startProgram } from './started-command.ts';

/** A shop that `npm start` runs. */
export interface StartedShop extends StartedCommand {
  pid: number;
  url: string;
}

/** A port and a data folder of a test's own, and what it started there, which ends with it. */
export class OwnStarts {
  port = 0;
  data = '';
  readonly #started: StartedCommand[] = [];

  async open(): Promise<void> {
    this.data = mkdtempSync(join(tmpdir(), 'rad-start-'));
    this.port = await freePort();
  }

  async close(): Promise<void> {
    for (const { child, ended } of this.#started.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.data, { recursive: true, force: true });
  }

  start(onPort: number, folder: string, ...options: string[]): StartedCommand {
    return this.#keep(startCommand(['start', '--data', folder, ...options], { PORT: String(onPort) }));
  }

  /** Starts a shop; resolves when it is ready. */
  async startShop(onPort = this.port, folder = this.data, ...options: string[]): Promise<StartedShop> {
    const command = this.start(onPort, folder, ...options);
    await command.wrote(`Admin: ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}`);
    return { ...command, pid: command.child.pid as number, url: `http://localhost:${onPort}` };
  }

  /** Starts a shop by npm itself; resolves when it is ready. */
  async startByNpm(): Promise<StartedCommand> {
    const npm = this.#keep(
      startProgram('npm', ['start', '--', '--data', this.data], { PORT: String(this.port) }),
    );
    await npm.wrote('Admin: ');
    return npm;
  }

  async expectNothingLeft(processes: RunningProcess[]): Promise<void> {
    await vi.waitFor(() => expect(processes.filter(isAlive)).toEqual([]), { timeout: 5_000 });
    await requireFreePort(this.port);
  }

  #keep(command: StartedCommand): StartedCommand {
    this.#started.push(command);
    return command;
  }
}

/** Gives each test of a file a port and a folder of its own. */
export function ownStarts(): OwnStarts {
  const starts = new OwnStarts();
  beforeEach(() => starts.open());
  afterEach(() => starts.close());
  return starts;
}

/** Whether a process is one of a shop's functions. */
export const isFunction = ({ command }: RunningProcess): boolean => command.includes('--target=');
