import { randomUUID } from 'node:crypto';
import { apiPath } from '@rad-rewind/contract/paths';
import { signIn } from './seeding/admin-session.ts';
import { isEmptyShop, seedCatalogue } from './seeding/seed-catalogue.ts';
import { seedPictures } from './seeding/seed-pictures.ts';
import type { SetFields } from './seeding/set-fields.ts';
import { PRODUCTION_SITE_ORIGIN } from './simulators/production-site.ts';

export interface SeedOptions {
  /** The shop's origin, e.g. `http://localhost:5005`. */
  url: string;
  /** An admin's. */
  username: string;
  password: string;
  /** Sets fields of stored documents, for dates that lie in the past. */
  setFields: SetFields;
  /** `host:port` of the storage stand-in. */
  storageHost: string;
  projectId: string;
  /** Name of the bucket for uploads. */
  bucket: string;
}

/**
 * Fills an empty shop with the sample catalogue, its pictures and the production site's address; a shop that holds
 * anything is left alone.
 * @returns whether it filled the shop
 * @throws Error when the shop refuses a call
 */
export async function seedShop(options: SeedOptions): Promise<boolean> {
  const admin = await signIn(options.url, options);
  if (!(await isEmptyShop(admin))) return false;
  const { setFields } = options;
  await Promise.all([
    seedPictures(options),
    seedCatalogue(admin, setFields, new Date()),
    admin.call('POST', apiPath.adminSettings, { productionUrl: PRODUCTION_SITE_ORIGIN }),
  ]);
  // The dates came in behind the server's back: a new version makes it forget lists that it read before.
  await setFields('meta/catalogue', { version: randomUUID() });
  // Visitors' reads would notice it only after seconds; an admin's makes the server look at once.
  await admin.call('GET', apiPath.products({ limit: 1 }));
  return true;
}
