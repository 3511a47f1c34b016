import * as z from 'zod/mini';
import { isWebUrl, requiredTextField } from './fields.ts';
import { IMAGE_WIDTHS, type ImageWidth } from './image.ts';
import { IMAGE_RETRY_LIMIT, TEXT_LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';

/** The answer of POST /api/admin/upload-image. */
export const uploadResponseSchema = z.object({
  success: z.boolean(),
  /** A path on this site: `/uploads/<name>`. */
  imageUrl: z.string(),
  message: z.string(),
});
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

/** The answer of GET /api/admin/validate-images. */
export const imageStatusSchema = z.object({
  stats: z.object({
    total: z.int(),
    missingImages: z.int(),
    validImages: z.int(),
    externalImages: z.int(),
    missingFilenames: z.array(z.string()),
  }),
});
export type ImageStatus = z.infer<typeof imageStatusSchema>;

/** The query of GET /api/admin/sync-image. */
export const syncImageQuerySchema = z.object({
  filename: requiredTextField('Filename', TEXT_LIMITS.url, VALIDATION.syncFilename),
});

/** The answer of GET /api/admin/sync-image. */
export const syncImageResponseSchema = z.object({ success: z.boolean(), message: z.string() });
export type SyncImageResponse = z.infer<typeof syncImageResponseSchema>;

const WIDTH_MESSAGE = `w must be one of ${IMAGE_WIDTHS.join(', ')}`;

/** The query of GET /uploads/{name}. */
export const uploadQuerySchema = z.object({
  /** Width in pixels; the picture as it was stored where it is missing. */
  w: z.optional(
    z.pipe(
      z.enum(IMAGE_WIDTHS.map(String), { error: WIDTH_MESSAGE }),
      z.transform((width: string) => Number(width) as ImageWidth),
    ),
  ),
});

const RETRY_MESSAGE = `retry must be a whole number from 0 to ${IMAGE_RETRY_LIMIT}`;

/** The query of GET /api/image/recover. */
export const recoverQuerySchema = z.object({
  filename: requiredTextField('Filename', TEXT_LIMITS.url, 'filename is required'),
  /** How often the production site is asked again while it is out of reach. */
  retry: z._default(
    z.pipe(
      z.string({ error: RETRY_MESSAGE }).check(z.regex(/^\d$/, RETRY_MESSAGE)),
      z.pipe(
        z.transform((digit: string) => Number(digit)),
        z.int({ error: RETRY_MESSAGE }).check(z.maximum(IMAGE_RETRY_LIMIT, RETRY_MESSAGE)),
      ),
    ),
    0,
  ),
});

/** The query of GET /api/image-proxy. */
export const proxyQuerySchema = z.object({
  url: requiredTextField('url', TEXT_LIMITS.url, 'url is required').check(
    z.refine(isWebUrl, `url: ${VALIDATION.url}`),
  ),
});
