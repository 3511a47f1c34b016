import { createHash } from 'node:crypto';
import { isImageUrl, isWebUrl, slugSchema, timestampSchema } from '@rad-rewind/contract/fields';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isImageName } from '../../src/media/image-name.ts';
import { BackupError } from './backup-error.ts';
import type { CollectionName } from './manifest.ts';
import { SETTINGS } from './settings-documents.ts';
import { decodeValue, type Fields } from './values.ts';

/** One document of a backup. */
export interface DocumentRecord {
  readonly id: string;
  readonly fields: Fields;
}

const text = z.nullable(z.string());
const moment = z.custom<Timestamp>((value) => value instanceof Timestamp);
const address = z.string().check(z.refine(isImageUrl));
const entity = { id: z.int().check(z.positive()), name: z.string(), slug: slugSchema, description: text };

/** What the shop relies on in each document; fields that are not named here pass as they are. */
const FIELDS: Readonly<Record<CollectionName, z.ZodMiniType>> = {
  categories: z.looseObject({
    ...entity,
    image: z.nullable(address),
    // Missing in backups from before the shop kept it.
    updatedAt: z.optional(z.nullable(timestampSchema)),
  }),
  products: z.looseObject({
    ...entity,
    price: text,
    categoryId: z.nullable(z.int()),
    affiliateLink: z.string().check(z.refine(isWebUrl)),
    isAmazonProduct: z.boolean(),
    featuredImage: z.nullable(address),
    images: z.array(address),
    isFeatured: z.boolean(),
    tags: z.array(z.string()),
    tagKeys: z.array(z.string()),
    newArrivalDate: z.nullable(moment),
    createdAt: moment,
    updatedAt: moment,
  }),
  settings: z.looseObject({}),
  subscribers: z.looseObject({ email: z.string(), subscribed: z.boolean(), createdAt: moment }),
};

function isIdOf(name: CollectionName, id: string, fields: Fields): boolean {
  if (name === 'settings') return SETTINGS.some((known) => known.id === id);
  if (name === 'subscribers') return id === createHash('sha256').update(String(fields.email)).digest('hex');
  return id === String(fields.id);
}

/**
 * A line of a collection's file.
 * @throws BackupError that names the document and the field that is wrong
 */
export function readRecord(name: CollectionName, line: unknown): DocumentRecord {
  const outer = z.object({ id: z.string(), fields: z.record(z.string(), z.unknown()) }).safeParse(line);
  if (!outer.success) throw new BackupError(`${name}: a line is no document`);
  const { id } = outer.data;
  const fields = decodeValue(outer.data.fields) as Fields;
  const issue = FIELDS[name].safeParse(fields).error?.issues[0];
  if (issue) throw new BackupError(`${name}/${id}: ${issue.path.join('.')}: ${issue.message}`);
  if (!isIdOf(name, id, fields)) throw new BackupError(`${name}/${id}: the id is not that of its fields`);
  return { id, fields };
}

const pictureSchema = z.object({
  name: z.string().check(z.refine(isImageName)),
  contentType: z.string().check(z.regex(/^image\/[a-z]+$/)),
  bytes: z.int(),
  sha256: z.string(),
  /** As Storage tells it, in base 64, so that a picture that is there already is known without reading it. */
  md5: z.string(),
});
export type PictureRecord = z.infer<typeof pictureSchema>;

/** A line of `pictures.ndjson`. @throws BackupError for what can't be a picture of the shop */
export function readPicture(line: unknown): PictureRecord {
  const result = pictureSchema.safeParse(line);
  if (!result.success) throw new BackupError('pictures: a line names no picture');
  return result.data;
}
