import { BackupError } from './backup-error.ts';
import { pictureFile } from './export-pictures.ts';
import { readLines, sumUp } from './lines.ts';
import { COLLECTIONS, type CollectionName, linesFile, type Manifest, readManifest } from './manifest.ts';
import { readPicture, readRecord } from './records.ts';

/** What is known of a backup once all of it was found to be right. */
export interface CheckedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The slugs of its products and categories, each with the id that has it. */
  readonly slugs: Readonly<Record<'products' | 'categories', ReadonlyMap<string, number>>>;
}

async function ensureWhole(folder: string, name: CollectionName | 'pictures', manifest: Manifest) {
  const found = await sumUp(linesFile(folder, name));
  const { bytes, sha256 } = manifest.files[name];
  if (found.bytes !== bytes || found.sha256 !== sha256) {
    throw new BackupError(
      `${linesFile(folder, name)} is not what the manifest says: it is damaged or cut off`,
    );
  }
}

/** Checks every document of a collection. @returns the slugs, empty for what has none */
async function checkDocuments(
  folder: string,
  name: CollectionName,
  count: number,
): Promise<Map<string, number>> {
  const ids = new Set<string>();
  const slugs = new Map<string, number>();
  for await (const line of readLines(linesFile(folder, name))) {
    const { id, fields } = readRecord(name, line);
    if (ids.has(id)) throw new BackupError(`${name}/${id} is there twice`);
    ids.add(id);
    if (typeof fields.slug !== 'string') continue;
    if (slugs.has(fields.slug)) throw new BackupError(`${name}/${id}: slug "${fields.slug}" is there twice`);
    slugs.set(fields.slug, Number(id));
  }
  if (ids.size !== count) throw new BackupError(`${name}: ${ids.size} documents instead of ${count}`);
  return slugs;
}

async function checkPictures(folder: string, count: number): Promise<void> {
  const names = new Set<string>();
  for await (const line of readLines(linesFile(folder, 'pictures'))) {
    const picture = readPicture(line);
    names.add(picture.name);
    const { bytes, sha256 } = await sumUp(pictureFile(folder, picture.name));
    if (bytes !== picture.bytes || sha256 !== picture.sha256) {
      throw new BackupError(`Picture ${picture.name} is not what the backup says: it is damaged or cut off`);
    }
  }
  if (names.size !== count) throw new BackupError(`${names.size} pictures instead of ${count}`);
}

/**
 * Reads a whole backup and makes sure that it is right, before anything is written anywhere.
 * @throws BackupError that names the first fault
 */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  for (const name of [...COLLECTIONS, 'pictures'] as const) await ensureWhole(folder, name, manifest);
  const check = (name: CollectionName) => checkDocuments(folder, name, manifest.files[name].count);
  const slugs = { categories: await check('categories'), products: await check('products') };
  await check('settings');
  await check('subscribers');
  await checkPictures(folder, manifest.files.pictures.count);
  return { folder, manifest, slugs };
}
