import * as z from 'zod/mini';
import { readEmailAddress } from './email-address.ts';
import { timestampSchema } from './fields.ts';
import { VALIDATION } from './messages.ts';
import { SUBSCRIBE_TRAP } from './subscribe-trap.ts';

/** The newsletter form, and the body of POST /api/subscribe. The address comes out as it is stored, but for case. */
export const subscribeSchema = z.object({
  email: z.pipe(
    z.pipe(
      z.string({ error: VALIDATION.newsletterEmail }),
      z.transform((text: string) => readEmailAddress(text.trim())),
    ),
    z.string({ error: VALIDATION.newsletterEmail }),
  ),
  [SUBSCRIBE_TRAP]: z.optional(z.unknown()),
});
export type Subscribe = z.infer<typeof subscribeSchema>;

export const subscriberSchema = z.object({
  /** Hash of the normalised address, so that one address can't be stored twice. */
  id: z.string(),
  email: z.string(),
  /** True is active, false unsubscribed or pending. */
  subscribed: z.boolean(),
  /** Whether the address waits for its owner to confirm it ("Double opt-in"). */
  pending: z.boolean(),
  /** What the subscriber agreed to, and when; null for one from before that was kept. */
  consentText: z.nullable(z.string()),
  consentAt: z.nullable(timestampSchema),
  createdAt: timestampSchema,
});
export type Subscriber = z.infer<typeof subscriberSchema>;
export const subscriberListSchema = z.array(subscriberSchema);

/** The answer of GET /api/admin/unsubscribe-links: by each subscriber's id, the address that ends the subscription. */
export const unsubscribeLinksSchema = z.record(z.string(), z.string());
export type UnsubscribeLinks = z.infer<typeof unsubscribeLinksSchema>;

/** The body of PUT /api/admin/newsletter, and the answer of both calls there. */
export const newsletterSettingsSchema = z.object({
  /** Whether an address must be confirmed by mail before it is subscribed. */
  doubleOptIn: z.boolean({ error: 'Double opt-in must be true or false' }),
});
export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;
