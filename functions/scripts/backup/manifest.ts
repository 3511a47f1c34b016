import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';

export const FORMAT = 'rad-rewind-backup';
/** Raised by every change that older readers would not understand. */
export const VERSION = 1;

export const COLLECTIONS = ['categories', 'products', 'settings', 'subscribers'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

const count = z.int().check(z.minimum(0));
const fileSchema = z.object({
  /** Lines, each a document or a picture. */
  count,
  bytes: count,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type FileSummary = z.infer<typeof fileSchema>;

/** `manifest.json`, written last: a backup without it was broken off. */
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  createdAt: z.iso.datetime(),
  /** The Firebase project it was taken from. */
  project: z.string(),
  withSecrets: z.boolean(),
  /** The last ids given out, so that none is given twice after a restore. */
  counters: z.object({ product: count, category: count }),
  files: z.object({
    categories: fileSchema,
    products: fileSchema,
    settings: fileSchema,
    subscribers: fileSchema,
    pictures: fileSchema,
  }),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The file of a collection, or of the list of pictures, in a backup's folder. */
export const linesFile = (folder: string, name: CollectionName | 'pictures'): string =>
  join(folder, `${name}.ndjson`);

export const manifestFile = (folder: string): string => join(folder, 'manifest.json');

/**
 * What a folder says about the backup in it.
 * @throws BackupError where it holds none, or one of another version
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no whole backup: manifest.json is missing`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`manifest.json is not one of a ${FORMAT} of version ${VERSION}`);
  }
}
