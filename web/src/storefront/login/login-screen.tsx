import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { loginSchema } from '@rad-rewind/contract/session';
import { type FormEvent, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { tellsSessionEnded } from '../../session/session-ended.ts';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { useLogin } from '../../session/use-login.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';
import { LoginField } from './login-field.tsx';
import styles from './login-screen.module.css';

const FIELDS = ['username', 'password'] as const;
const TOO_MANY_REQUESTS = 429;

function useLoginForm() {
  const login = useLogin();
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.isPending) return;
    const result = loginSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    const found = result.success ? {} : fieldErrors(result.error.issues);
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else if (result.success) login.mutate(result.data);
  };
  return { errors, form, submit, pending: login.isPending, refusal: refusalOf(login.error) };
}

/** The words of a refusal that lasts, with how long: unlike a toast they must not go away. */
function refusalOf(error: Error | null): string | null {
  return error instanceof ApiError && error.status === TOO_MANY_REQUESTS ? error.text : null;
}

function LoginForm() {
  const { errors, form, submit, pending, refusal } = useLoginForm();
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <LoginField
        name="username"
        label="Username"
        type="text"
        autoComplete="username"
        error={errors.username}
      />
      <LoginField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      {refusal && (
        <p className={styles.error} role="alert">
          {refusal}
        </p>
      )}
      <button className={styles.submit} type="submit" disabled={pending} aria-busy={pending}>
        {pending ? 'LOGGING IN...' : 'LOGIN'}
      </button>
    </form>
  );
}

/** The admin's way in (docs/product.md, "Login"). Who is signed in already goes to the home page. */
export function LoginScreen() {
  const { user } = useCurrentUser();
  const { state } = useLocation();
  if (user) return <Navigate to={pagePath.home} replace />;
  return (
    <div className={styles.page}>
      <title>Admin login | Rad Rewind</title>
      <meta name="robots" content="noindex" />
      <div className={styles.card}>
        <h1 className={styles.title}>BACK OFFICE</h1>
        <div role="tablist" aria-label="Sign in" className={styles.tabs}>
          <button
            type="button"
            role="tab"
            id="login-tab"
            aria-selected="true"
            aria-controls="login-panel"
            className={styles.tab}
          >
            ADMIN LOGIN
          </button>
        </div>
        <div role="tabpanel" id="login-panel" aria-labelledby="login-tab" className={styles.panel}>
          {tellsSessionEnded(state) && (
            <p className={styles.ended} role="alert">
              {ERROR_TEXT.sessionEnded}
            </p>
          )}
          <LoginForm />
          <Link className={styles.back} to={pagePath.home}>
            BACK TO SITE
          </Link>
        </div>
      </div>
    </div>
  );
}
