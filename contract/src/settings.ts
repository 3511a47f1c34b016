import * as z from 'zod/mini';
import { expectedUpdatedAtField, isWebUrl, requiredTextField, timestampSchema } from './fields.ts';
import { AMAZON_CREDENTIAL_VERSIONS, AMAZON_MARKETPLACES, TEXT_LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';

/** Stands in answers for a stored secret; a save that sends it back keeps the secret. */
export const SECRET_MASK = '••••••••••••';

const VERSION_MESSAGE = `Credential version must be one of ${AMAZON_CREDENTIAL_VERSIONS.join(', ')}`;

/** The version as Amazon shows it beside the credential, where it may carry a "v" in front. */
const credentialVersionField = z.pipe(
  z.pipe(
    z.string({ error: VERSION_MESSAGE }),
    z.transform((text: string) => text.trim().replace(/^v/i, '')),
  ),
  z.enum(AMAZON_CREDENTIAL_VERSIONS, { error: VERSION_MESSAGE }),
);

/** The retailer's settings. What is optional keeps its value, or its default, where it is missing. */
export const amazonSettingsInputSchema = z.object({
  amazonApiKey: requiredTextField('API Key', TEXT_LIMITS.credential, VALIDATION.apiKey),
  amazonSecretKey: requiredTextField('Secret Key', TEXT_LIMITS.credential, VALIDATION.secretKey),
  amazonAssociateTag: requiredTextField('Associate Tag', TEXT_LIMITS.credential, VALIDATION.associateTag),
  amazonCredentialVersion: z.optional(credentialVersionField),
  amazonMarketplace: z.optional(
    z.enum(AMAZON_MARKETPLACES, { error: `Marketplace must be one of ${AMAZON_MARKETPLACES.join(', ')}` }),
  ),
});
export type AmazonSettingsInput = z.infer<typeof amazonSettingsInputSchema>;

/**
 * The body of PUT /api/admin/settings. With `expectedUpdatedAt`, the `updatedAt` of the settings that were edited,
 * the save is refused where somebody else has saved since.
 */
export const amazonSettingsUpdateSchema = z.extend(amazonSettingsInputSchema, {
  expectedUpdatedAt: z.optional(z.nullable(expectedUpdatedAtField)),
});
export type AmazonSettingsUpdate = z.infer<typeof amazonSettingsUpdateSchema>;

/** Says why a production URL is refused that could never be fetched from, such as one of a private network. */
export const PRODUCTION_URL_NOT_PUBLIC =
  'Production URL: Must be an address of the public internet, without a port, user name or password';

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
  amazonCredentialVersion: z.enum(AMAZON_CREDENTIAL_VERSIONS),
  amazonMarketplace: z.enum(AMAZON_MARKETPLACES),
  productionUrl: z.string(),
  /** Null where nothing was saved, or not since the shop keeps it. */
  updatedAt: z.nullable(timestampSchema),
});
export type Settings = z.infer<typeof settingsSchema>;
