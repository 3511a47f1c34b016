import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { firestore } from '../../src/firebase.ts';
import { BackupError } from './backup-error.ts';
import { exportPictures } from './export-pictures.ts';
import { LineWriter } from './lines.ts';
import {
  type CollectionName,
  type FileSummary,
  FORMAT,
  linesFile,
  type Manifest,
  manifestFile,
  VERSION,
} from './manifest.ts';
import { SETTINGS } from './settings-documents.ts';
import { encodeValue, type Fields } from './values.ts';

/** Documents in memory at a time. */
const PAGE = 200;

export interface ExportOptions {
  readonly folder: string;
  readonly project: string;
  readonly withSecrets: boolean;
}

async function* pagesOf(query: Query): AsyncGenerator<{ id: string; fields: Fields }[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let page = await ordered.get();
  while (!page.empty) {
    yield page.docs.map((document) => ({ id: document.id, fields: document.data() }));
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
}

async function exportCollection(folder: string, name: CollectionName): Promise<FileSummary> {
  const file = await LineWriter.create(linesFile(folder, name));
  for await (const page of pagesOf(firestore().collection(name))) {
    await file.write(page.map(({ id, fields }) => ({ id, fields: encodeValue(fields) })));
  }
  return file.close();
}

/** What an admin set; how the last refreshing of prices went is not among it. */
async function exportSettings(folder: string, withSecrets: boolean): Promise<FileSummary> {
  const file = await LineWriter.create(linesFile(folder, 'settings'));
  for (const { id, secrets } of SETTINGS) {
    const stored = (await firestore().doc(`settings/${id}`).get()).data() ?? {};
    const kept = Object.entries(stored).filter(([field]) => withSecrets || !secrets.includes(field));
    if (kept.length > 0) await file.write([{ id, fields: encodeValue(Object.fromEntries(kept)) }]);
  }
  return file.close();
}

async function lastId(kind: 'product' | 'category'): Promise<number> {
  const last: unknown = (await firestore().doc(`meta/${kind}Counter`).get()).get('last');
  return typeof last === 'number' ? last : 0;
}

async function ensureEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty`);
}

/**
 * Writes catalogue, settings, subscribers and pictures into a folder (docs/backup.md).
 * @throws BackupError where the folder holds something already
 */
export async function exportBackup({ folder, project, withSecrets }: ExportOptions): Promise<Manifest> {
  await ensureEmpty(folder);
  const files = {
    categories: await exportCollection(folder, 'categories'),
    products: await exportCollection(folder, 'products'),
    settings: await exportSettings(folder, withSecrets),
    subscribers: await exportCollection(folder, 'subscribers'),
    pictures: await exportPictures(folder),
  };
  const counters = { product: await lastId('product'), category: await lastId('category') };
  const createdAt = new Date().toISOString();
  const manifest: Manifest = {
    format: FORMAT,
    version: VERSION,
    createdAt,
    project,
    withSecrets,
    counters,
    files,
  };
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  return manifest;
}
