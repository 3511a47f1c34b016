import styles from './loading.module.css';

/** Three blocks that blink in turn. */
export function LoadingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** Says that something is being loaded. */
export function Loading({ children }: { children: string }) {
  return (
    <p className={styles.loading} role="status">
      {children}
      <LoadingDots />
    </p>
  );
}
