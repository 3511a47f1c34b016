import * as z from 'zod/mini';
import { PASSWORD_MIN, TEXT_LIMITS, USERNAME_MIN } from './limits.ts';
import { VALIDATION } from './messages.ts';

const username = z
  .string({ error: VALIDATION.username })
  .check(
    z.trim(),
    z.minLength(USERNAME_MIN, VALIDATION.username),
    z.maxLength(TEXT_LIMITS.username, `Username must be at most ${TEXT_LIMITS.username} characters`),
  );
const password = z
  .string({ error: VALIDATION.password })
  .check(
    z.minLength(PASSWORD_MIN, VALIDATION.password),
    z.maxLength(TEXT_LIMITS.password, `Password must be at most ${TEXT_LIMITS.password} characters`),
  );

export const loginSchema = z.object({
  username,
  password,
  /** What the last sign-in of this name gave this device; one that is no good counts as none. */
  deviceToken: z.optional(z.string({ error: 'Device token must be text' })),
});
export type Login = z.infer<typeof loginSchema>;

export const registrationSchema = z.object({ username, password, confirmPassword: password }).check(
  z.refine((data) => data.password === data.confirmPassword, {
    error: VALIDATION.confirmPassword,
    path: ['confirmPassword'],
  }),
);
export type Registration = z.infer<typeof registrationSchema>;

/** The answer of GET /api/user and POST /api/register. */
export const currentUserSchema = z.object({ username: z.string(), isAdmin: z.boolean() });
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The answer of POST /api/login; the token is kept on the device and sent with its next sign-in of this name. */
export const signedInSchema = z.extend(currentUserSchema, { deviceToken: z.string() });
export type SignedIn = z.infer<typeof signedInSchema>;

export { SESSION_HINT_COOKIE } from './session-hint.ts';
