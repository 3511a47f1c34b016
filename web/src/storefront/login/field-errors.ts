import type { Login } from '@rad-rewind/contract/session';

/** The message under each field that has one. */
export type FieldErrors = Partial<Record<keyof Login, string>>;

/** The first message of each field, out of what the schema found. */
export function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const [field] = path;
    if (field === 'username' || field === 'password') errors[field] ??= message;
  }
  return errors;
}
