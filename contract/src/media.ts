import * as z from 'zod/mini';
import { requiredTextField } from './fields.ts';
import { TEXT_LIMITS } from './limits.ts';
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
