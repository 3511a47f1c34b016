import styles from './stripes.module.css';

const KEYS = Array.from({ length: 12 }, (_, index) => index);

/** The band of accent colours under the header and over the footer. */
export function Stripes() {
  return (
    <div className={styles.stripes} aria-hidden="true">
      {KEYS.map((key) => (
        <i key={key} />
      ))}
    </div>
  );
}
