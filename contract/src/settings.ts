import * as z from 'zod/mini';
import { isWebUrl, requiredTextField } from './fields.ts';
import { TEXT_LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';

/** Stands in answers for a stored secret; a save that sends it back keeps the secret. */
export const SECRET_MASK = '••••••••••••';

/** The body of PUT /api/admin/settings. */
export const amazonSettingsInputSchema = z.object({
  amazonApiKey: requiredTextField('API Key', TEXT_LIMITS.credential, VALIDATION.apiKey),
  amazonSecretKey: requiredTextField('Secret Key', TEXT_LIMITS.credential, VALIDATION.secretKey),
  amazonAssociateTag: requiredTextField('Associate Tag', TEXT_LIMITS.credential, VALIDATION.associateTag),
});
export type AmazonSettingsInput = z.infer<typeof amazonSettingsInputSchema>;

/** The body of POST /api/admin/settings. */
export const productionUrlInputSchema = z.object({
  productionUrl: requiredTextField('Production URL', TEXT_LIMITS.url, VALIDATION.productionUrl).check(
    z.refine(isWebUrl, `Production URL: ${VALIDATION.url}`),
  ),
});
export type ProductionUrlInput = z.infer<typeof productionUrlInputSchema>;

/** The answer of every settings call; what was never saved is empty, a stored secret is `SECRET_MASK`. */
export const settingsSchema = z.object({
  amazonApiKey: z.string(),
  amazonSecretKey: z.string(),
  amazonAssociateTag: z.string(),
  productionUrl: z.string(),
});
export type Settings = z.infer<typeof settingsSchema>;
