import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Keeps one JSON text on disk up to date. */
export type StateFile = {
  /** Notes that the state changed; it is written soon. */
  changed(): void;
  /** Writes the state now, if it changed since it was last written. */
  save(): Promise<void>;
  /** Writes what is left to write, and no more after that. */
  close(): Promise<void>;
};

/** Changes within this time are written together, in milliseconds. */
const WRITE_DELAY_MS = 300;

/**
 * @param path where the state lies
 * @returns the state as text, or null where there is none yet
 */
export async function readState(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * @param path where the state lies; its folder is made when needed
 * @param serialise gives the present state as text
 * @returns what keeps the file up to date. A file is replaced as a whole, so a crash never leaves half of one.
 */
export function keepState(path: string, serialise: () => string): StateFile {
  let dirty = false;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (!dirty) return;
    dirty = false;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.next`, serialise());
      await rename(`${path}.next`, path);
    } catch (error) {
      dirty = true;
      throw error;
    }
  };
  const save = (): Promise<void> => {
    writing = writing.then(write, write);
    return writing;
  };
  const saveLater = () => {
    timer = null;
    save().catch((error: unknown) => console.error(`Could not write ${path}:`, error));
  };
  return {
    changed() {
      dirty = true;
      timer ??= setTimeout(saveLater, WRITE_DELAY_MS).unref();
    },
    save,
    async close() {
      if (timer) clearTimeout(timer);
      await save();
    },
  };
}
