import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file that lines are written to. */
export interface LogFile {
  /** Where it lies, from the folder that the command runs in. */
  path: string;
  write(line: string): void;
  close(): Promise<void>;
}

/** Begins a new log in a folder; the one before is kept as `functions.previous.log`. */
export function openLogFile(folder: string): LogFile {
  const path = join(folder, 'functions.log');
  if (existsSync(path)) renameSync(path, join(folder, 'functions.previous.log'));
  const stream = createWriteStream(path);
  return {
    path: relative(process.cwd(), path),
    write: (line) => void stream.write(`${line}\n`),
    close: () => new Promise((closed) => stream.end(() => closed())),
  };
}
