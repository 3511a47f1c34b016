import * as z from 'zod/mini';
import { timestampSchema } from './fields.ts';
import { TEXT_LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';

/** The newsletter form, and the body of POST /api/subscribe. */
export const subscribeSchema = z.object({
  email: z
    .string({ error: VALIDATION.newsletterEmail })
    .check(
      z.trim(),
      z.maxLength(TEXT_LIMITS.email, VALIDATION.newsletterEmail),
      z.email({ error: VALIDATION.newsletterEmail }),
    ),
});
export type Subscribe = z.infer<typeof subscribeSchema>;

export const subscriberSchema = z.object({
  /** Hash of the normalised address, so that one address can't be stored twice. */
  id: z.string(),
  email: z.string(),
  /** True is active, false unsubscribed. */
  subscribed: z.boolean(),
  createdAt: timestampSchema,
});
export type Subscriber = z.infer<typeof subscriberSchema>;
export const subscriberListSchema = z.array(subscriberSchema);
