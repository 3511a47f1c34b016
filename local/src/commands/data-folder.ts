import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DATA_ENTRIES, PROJECT_ROOT } from '../project.ts';

const ANSWER_TIMEOUT_MS = 1_000;

/** The folder that keeps a local shop from one start to the next, held by this process. */
export interface DataFolder {
  path: string;
  /** Whether it holds no shop yet. */
  isNew: boolean;
  /** Notes that it holds a whole shop; what a start leaves without that note is dropped by the next. */
  keep(): void;
  release(): void;
}

/**
 * Where a stack on a port keeps its data: `--data`, else the environment's RAD_DATA, else a folder of that port,
 * so that stacks side by side never share one.
 */
export function dataFolderPath(port: number, option: string | undefined): string {
  const chosen = option ?? process.env.RAD_DATA;
  return chosen ? resolve(chosen) : join(PROJECT_ROOT, '.local-data', String(port));
}

/**
 * Opens the data folder for this process alone.
 * @param fresh drops what is there
 * @throws when another running stack holds it
 */
export async function openDataFolder(path: string, fresh: boolean): Promise<DataFolder> {
  const lockFile = join(path, 'lock');
  if (existsSync(lockFile) && (await isHeld(lockFile, path))) {
    throw new Error(
      `The data in ${path} is in use by another running stack. Stop it, or choose another --data`,
    );
  }
  const shopNote = join(path, 'shop');
  const isNew = fresh || !existsSync(shopNote);
  if (isNew) dropData(path, shopNote);
  mkdirSync(path, { recursive: true });
  // A process id alone could belong to some other program by now; a port that says the folder's name can't.
  const beacon = createServer((socket) => socket.end(path).on('error', () => {}));
  await new Promise<void>((listening) => beacon.listen(0, '127.0.0.1', listening));
  beacon.unref();
  writeFileSync(lockFile, String((beacon.address() as AddressInfo).port));
  return {
    path,
    isNew,
    keep: () => writeFileSync(shopNote, ''),
    release() {
      beacon.close();
      rmSync(lockFile, { force: true });
    },
  };
}

/** Drops what a stack wrote and nothing else: the folder may be anyone's. */
function dropData(path: string, shopNote: string): void {
  const entries = Object.values(DATA_ENTRIES).map((entry) => join(path, entry));
  for (const entry of [shopNote, ...entries]) rmSync(entry, { recursive: true, force: true });
}

function isHeld(lockFile: string, path: string): Promise<boolean> {
  const port = Number(readFileSync(lockFile, 'utf8'));
  if (!(port > 0 && port < 65_536)) return Promise.resolve(false);
  return new Promise((resolved) => {
    let said = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolved(said === path));
  });
}
