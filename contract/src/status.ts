import * as z from 'zod/mini';
import { timestampSchema } from './fields.ts';

/**
 * Whose an address is: a `proxy` that the deployment names; the CDN's; Google's or a customer's of Google's; one of
 * no public network; `unknown` for what is no address; and a `visitor`'s, which is all others.
 */
export const ADDRESS_KINDS = ['proxy', 'cdn', 'google', 'private', 'unknown', 'visitor'] as const;
const addressKindSchema = z.enum(ADDRESS_KINDS);
export type AddressKind = z.infer<typeof addressKindSchema>;

/**
 * Which address limits count the caller by, and why (docs/operate.md, "Whose address is counted"). Personal data:
 * shown to nobody but the caller, stored and logged nowhere.
 */
export const countedAddressSchema = z.object({
  /** `X-Forwarded-For` as it came; null where there was none. */
  header: z.nullable(z.string()),
  /**
   * The last addresses of the header, 20 at most, or else the connection's, in their order. `isSkipped`: taken for a
   * server on the way, so that the address before it was looked at.
   */
  entries: z.array(z.object({ address: z.string(), kind: addressKindSchema, isSkipped: z.boolean() })),
  /** What is counted: an IPv4 address, the /64 network of an IPv6 address, or `unknown`. */
  address: z.string(),
  /** Whose that is. All but `visitor`, and `proxy` on one's own machine, may be many people's at once. */
  verdict: addressKindSchema,
  /**
   * Whether nobody can have made it up and it is one caller's own: each server that was skipped is one that the
   * deployment trusts. Only then may a limit turn somebody away for it who has the right password.
   */
  isCertain: z.boolean(),
});
export type CountedAddress = z.infer<typeof countedAddressSchema>;

/** A parameter of the deployment: `default` where nothing was given and a default holds. */
export const parameterSchema = z.object({
  name: z.string(),
  label: z.string(),
  state: z.enum(['set', 'default', 'missing', 'bad']),
  /** What holds; no parameter is a secret. */
  value: z.string(),
  /** What is wrong with it; null where nothing is. */
  problem: z.nullable(z.string()),
});
export type ParameterStatus = z.infer<typeof parameterSchema>;

/** What a web build says of itself at /build.json. */
export const webBuildSchema = z.object({
  /** Changes with any of its files. */
  id: z.string(),
});

export const versionsSchema = z.object({
  shop: z.string(),
  /** The commit that the functions were built from, shortened; null where the build could not know. */
  commit: z.nullable(z.string()),
  builtAt: timestampSchema,
  /** The id of the web build that the functions make pages for. */
  webBuild: z.string(),
  /** Cloud Run's name of what runs; null on one's own machine. */
  revision: z.nullable(z.string()),
  /** As Node says it, such as `v22.12.0`. */
  node: z.string(),
  firebaseFunctions: z.string(),
});
export type Versions = z.infer<typeof versionsSchema>;

/** The answer of GET /api/admin/status: what the function that answers knows of itself and of who asks. */
export const statusSchema = z.object({
  address: countedAddressSchema,
  parameters: z.array(parameterSchema),
  versions: versionsSchema,
});
export type Status = z.infer<typeof statusSchema>;
