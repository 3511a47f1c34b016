import { readFile } from 'node:fs/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { PRODUCTION_ONLY_PICTURES, SAMPLE_PICTURES } from '../catalogue/pictures.ts';
import { rasterise } from '../catalogue/rasterise.ts';

/** Uploads at a time; the storage is this machine's own. */
const PARALLEL = 8;

/**
 * Puts the sample products' pictures into the shop's storage as uploads, but those that only the production site
 * has.
 * @param options.storageHost `host:port` of the storage stand-in
 * @param options.bucket name of the bucket
 */
export async function seedPictures(options: {
  projectId: string;
  storageHost: string;
  bucket: string;
}): Promise<void> {
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = options.storageHost;
  const app = initializeApp({ projectId: options.projectId }, `seed-${options.storageHost}`);
  const bucket = getStorage(app).bucket(options.bucket);
  // Read by now. Left behind, they would lead other stacks of this process and its children to this one's storage.
  delete process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  delete process.env.STORAGE_EMULATOR_HOST;
  const left = SAMPLE_PICTURES.filter(({ name }) => !PRODUCTION_ONLY_PICTURES.includes(name));
  const uploadNext = async (): Promise<void> => {
    for (let picture = left.shift(); picture !== undefined; picture = left.shift()) {
      const contents = await readFile(await rasterise(picture));
      await bucket
        .file(`uploads/${picture.name}.webp`)
        .save(contents, { resumable: false, contentType: 'image/webp' });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, uploadNext));
  await deleteApp(app);
}
