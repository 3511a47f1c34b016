import { Trace } from '../../src/audit/trace.ts';
import { bucket } from '../../src/firebase.ts';
import type { CheckedBackup } from './check-backup.ts';
import type { Decision } from './decide.ts';
import { PICTURES_AT_ONCE, pictureFile, UPLOADS } from './export-pictures.ts';
import { inChunks, readLines } from './lines.ts';
import { linesFile } from './manifest.ts';
import type { Outcome } from './outcome.ts';
import { type PictureRecord, readPicture } from './records.ts';

async function* pictures(folder: string): AsyncGenerator<PictureRecord> {
  for await (const line of readLines(linesFile(folder, 'pictures'))) yield readPicture(line);
}

async function decidePicture({ name, md5 }: PictureRecord, overwrite: boolean): Promise<Decision> {
  const file = (await bucket()).file(`${UPLOADS}${name}`);
  const [exists] = await file.exists();
  if (!exists) return 'create';
  const [metadata] = await file.getMetadata();
  if (metadata.md5Hash === md5) return 'same';
  return overwrite ? 'overwrite' : 'left';
}

async function store(folder: string, { name, contentType }: PictureRecord): Promise<void> {
  const destination = `${UPLOADS}${name}`;
  await (await bucket()).upload(pictureFile(folder, name), {
    destination,
    resumable: false,
    metadata: { contentType },
  });
}

/** Decides about every picture of a backup, and stores where it is told to; the audit trail gets one entry. */
export async function importPictures(
  { folder, manifest }: CheckedBackup,
  { write, overwrite }: { write: boolean; overwrite: boolean },
  outcome: Outcome,
): Promise<void> {
  for await (const some of inChunks(pictures(folder), PICTURES_AT_ONCE)) {
    const decisions = await Promise.all(some.map((picture) => decidePicture(picture, overwrite)));
    const wanted = some.filter((_picture, index) => ['create', 'overwrite'].includes(decisions[index] ?? ''));
    if (write && wanted.length > 0) {
      const change = { kind: 'picture', verb: 'import', before: null } as const;
      const names = wanted.map(({ name }) => name);
      const subject = `${names.length} of the backup of ${manifest.createdAt}`;
      await new Trace('data:import', new Date()).around({ ...change, subject, after: { names } }, () =>
        Promise.all(wanted.map((picture) => store(folder, picture))),
      );
    }
    for (const [index, { name }] of some.entries())
      outcome.note('pictures', decisions[index] ?? 'left', name);
  }
}
