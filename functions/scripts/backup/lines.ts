import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { BackupError } from './backup-error.ts';
import type { FileSummary } from './manifest.ts';

/** Writes a file line by line and sums it up. */
export class LineWriter {
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');
  #count = 0;
  #bytes = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** @throws Error where the file exists: a backup overwrites nothing */
  static async create(path: string): Promise<LineWriter> {
    return new LineWriter(await open(path, 'wx', 0o600));
  }

  async write(values: readonly unknown[]): Promise<void> {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
    const bytes = Buffer.from(text, 'utf8');
    this.#hash.update(bytes);
    this.#count += values.length;
    this.#bytes += bytes.length;
    await this.#file.appendFile(bytes);
  }

  async close(): Promise<FileSummary> {
    await this.#file.sync();
    await this.#file.close();
    return { count: this.#count, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** The lines of a file as JSON, one at a time. @throws BackupError for a line that is none */
export async function* readLines(path: string): AsyncGenerator<unknown> {
  const lines = createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    try {
      yield JSON.parse(line);
    } catch {
      throw new BackupError(`${path}, line ${number}: not JSON`);
    }
  }
}

/** The size and the checksum of a file, read as a stream. @throws BackupError where it is not there */
export async function sumUp(path: string): Promise<Omit<FileSummary, 'count'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
    }
  } catch {
    throw new BackupError(`${path} cannot be read`);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Groups what comes one by one. */
export async function* inChunks<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let chunk: Item[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
