import * as z from 'zod/mini';
import { TEXT_LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';

/*
 * The fields that several schemas share. Every message names its field, so that an answer 400 needs no
 * translation on its way to a form.
 */

/** Free text of at most `max` characters; `label` is the field's name as people read it. */
export const textField = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .check(z.maxLength(max, `${label} must be at most ${max} characters`));

/** Text that may be left out, null or empty; empty and missing both become null. */
export const optionalTextField = (label: string, max: number) =>
  z.pipe(
    z.nullish(textField(label, max)),
    z.transform((text: string | null | undefined) => text?.trim() || null),
  );

/** Text that must be there; surrounding white space is dropped and does not count. */
export const requiredTextField = (label: string, max: number, requiredMessage: string) =>
  z
    .string({ error: requiredMessage })
    .check(
      z.trim(),
      z.minLength(1, requiredMessage),
      z.maxLength(max, `${label} must be at most ${max} characters`),
    );

/** Lower-case letters and digits in segments joined by single hyphens. */
export const slugSchema = requiredTextField('Slug', TEXT_LIMITS.slug, VALIDATION.slugRequired).check(
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, VALIDATION.slugFormat),
);

/** True for an absolute http or https address; other schemes could run script or leave the browser. */
export function isWebUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}

/** An image's address: absolute http(s), or a path on this site such as `/uploads/lamp.webp`. */
export function isImageUrl(text: string): boolean {
  return isWebUrl(text) || /^\/(?![/\\])[^\s]*$/.test(text);
}

const IMAGE_URL_HINT = 'must be an http(s) address or a path that starts with /';

export const imageUrlField = (label: string) =>
  textField(label, TEXT_LIMITS.url).check(z.refine(isImageUrl, `${label} ${IMAGE_URL_HINT}`));

export const optionalImageUrlField = (label: string) =>
  optionalTextField(label, TEXT_LIMITS.url).check(
    z.refine((url) => url === null || isImageUrl(url), `${label} ${IMAGE_URL_HINT}`),
  );

/** A list that may be missing or null, which both mean empty. */
export const listField = <Item extends z.ZodMiniType>(label: string, item: Item, max: number) =>
  z.pipe(
    z.nullish(
      z
        .array(item, { error: `${label} must be a list` })
        .check(z.maxLength(max, `${label} must have at most ${max} entries`)),
    ),
    z.transform((list: z.output<Item>[] | null | undefined) => list ?? []),
  );

export const flagField = (label: string) =>
  z._default(z.boolean({ error: `${label} must be true or false` }), false);

/** A moment as an ISO 8601 string in UTC, as every answer writes it. */
export const timestampSchema = z.iso.datetime();

/**
 * `expectedUpdatedAt` of a save: the `updatedAt` of the version that was edited, so that a save is refused where
 * somebody else has saved since.
 */
export const expectedUpdatedAtField = z.iso.datetime({
  error: 'expectedUpdatedAt must be an ISO 8601 date and time',
});

/** Where a page of a long list goes on: what `next` of the page before held. */
export const cursorField = z.optional(
  z.string().check(z.regex(/^[\w:.-]{1,100}$/, 'cursor must be the "next" of an earlier answer')),
);
