import { useId } from 'react';
import styles from './login-screen.module.css';

export interface LoginFieldProps {
  name: string;
  label: string;
  type: 'text' | 'password';
  autoComplete: string;
  error: string | undefined;
}

/** A labelled input with its message below. */
export function LoginField({ name, label, type, autoComplete, error }: LoginFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
