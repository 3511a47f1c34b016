import styles from './note.module.css';

/** One line in place of a part of a page that has nothing to show. */
export function Note({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
