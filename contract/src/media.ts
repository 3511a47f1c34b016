import * as z from 'zod/mini';
import { isWebUrl, requiredTextField } from './fields.ts';
import { IMAGE_WIDTHS, type ImageWidth } from './image.ts';
import { IMAGE_RETRY_LIMIT, TEXT_LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';

const MILLION = 1_000_000;

/** The longest side of a picture that is taken in, in pixels: what every kind can hold. */
export const IMAGE_SIDE_MAX = 16_383;

/**
 * Pixels that a picture may have to be taken in, by how its file is made: as many as its decoder can hold in some
 * 160 MB (docs/decisions/0018-picture-memory.md). All frames of an animation count together.
 */
export const IMAGE_PIXELS_MAX = {
  JPEG: 50 * MILLION,
  'progressive JPEG': 16 * MILLION,
  PNG: 50 * MILLION,
  'interlaced PNG': 12 * MILLION,
  WebP: 24 * MILLION,
  GIF: 16 * MILLION,
  AVIF: 8 * MILLION,
  'AVIF of more than 8 bits a colour': 6 * MILLION,
  animation: 50 * MILLION,
} as const;
export type ImageForm = keyof typeof IMAGE_PIXELS_MAX;

/** Pixels that one frame of an animation may have. */
export const FRAME_PIXELS_MAX = 12 * MILLION;

/**
 * What a picture is made to fit into when it is taken in: the widest width, also of one twice as high as wide, is
 * still made from as many pixels. Pixels are those of all frames together.
 */
export const STORED_IMAGE = {
  still: { side: 2_560, pixels: 4 * MILLION },
  animation: { side: 1_280, pixels: 24 * MILLION },
} as const;

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
