import * as z from 'zod/mini';
import { AmazonError } from './amazon-error.ts';
import type { PostAnswer } from './timed-post.ts';

const refusalSchema = z.object({
  type: z.string(),
  message: z.optional(z.string()),
  reason: z.optional(z.string()),
  retryAfterSeconds: z.optional(z.number()),
  fieldList: z.optional(z.array(z.object({ name: z.string(), message: z.string() }))),
});
type Refusal = z.infer<typeof refusalSchema>;

const REFUSED_CREDENTIALS =
  'Amazon refused the credentials. Check the credential ID, the secret and the credential version under ' +
  'Amazon API settings; keys of the older Product Advertising API no longer work.';

const TYPES_BY_STATUS: Readonly<Record<number, string>> = {
  401: 'UnauthorizedException',
  403: 'AccessDeniedException',
  404: 'ResourceNotFoundException',
  429: 'ThrottleException',
};

/** Amazon's own words for the shop's owner: one line, of a bearable length. */
function quoted(text: string | undefined): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);
  return line === '' ? '' : `: ${line}`;
}

function rejected({ reason, message, fieldList }: Refusal): AmazonError {
  if (reason === 'InvalidPartnerTag' || reason === 'InvalidAssociate') {
    return new AmazonError(
      'rejected',
      'Amazon does not accept the associate tag. Check it, and that it belongs to the chosen marketplace, ' +
        'under Amazon API settings.',
    );
  }
  const field = fieldList?.[0];
  const detail = field ? `${field.name} ${field.message}` : message;
  return new AmazonError('rejected', `Amazon did not accept the request${quoted(detail)}`);
}

function denied({ reason, message }: Refusal): AmazonError {
  if (reason === 'AssociateNotEligible') {
    return new AmazonError(
      'not-eligible',
      'Amazon does not let this account use its API at the moment: that takes 10 qualified sales within the ' +
        'last 30 days. The shop works on without it; prices of Amazon products are not shown.',
    );
  }
  return new AmazonError('not-eligible', `Amazon denied access to its API${quoted(message)}`);
}

/** The refusal of credentials, wherever it shows. */
export function refusedCredentials(): AmazonError {
  return new AmazonError('refused-credentials', REFUSED_CREDENTIALS);
}

/** @param retryAfterSeconds when Amazon allows another try; null where it did not say */
export function throttled(retryAfterSeconds: number | null): AmazonError {
  const when = retryAfterSeconds === null ? 'in a moment' : `in ${Math.ceil(retryAfterSeconds)} seconds`;
  const message = `Amazon allows only so many requests and asks to wait. Please try again ${when}.`;
  return new AmazonError('throttled', message, retryAfterSeconds);
}

/** Amazon's own failure. */
export function failed(status: number, retryAfterSeconds: number | null): AmazonError {
  const message = `Amazon has a problem of its own (status ${status}). Please try again in a moment.`;
  return new AmazonError('failed', message, retryAfterSeconds);
}

/**
 * The failure that an answer of a catalogue call tells of. Its type counts more than its status, since Amazon
 * sends refusals with status 200 too.
 * @returns null for an answer that is none
 */
export function refusalOf(answer: PostAnswer): AmazonError | null {
  const parsed = refusalSchema.safeParse(answer.body);
  const known = TYPES_BY_STATUS[answer.status] ?? '';
  const refusal: Refusal = parsed.success ? parsed.data : { type: known };
  switch (refusal.type) {
    case 'UnauthorizedException':
      return refusedCredentials();
    case 'AccessDeniedException':
      return denied(refusal);
    case 'ResourceNotFoundException':
      return new AmazonError('not-found', 'Amazon found nothing.');
    case 'ThrottleException':
      return throttled(refusal.retryAfterSeconds ?? answer.retryAfterSeconds);
    case 'ValidationException':
      return rejected(refusal);
  }
  if (answer.status >= 500 || refusal.type === 'InternalServerException') {
    return failed(answer.status, answer.retryAfterSeconds);
  }
  return answer.status >= 400 || parsed.success ? rejected(refusal) : null;
}
