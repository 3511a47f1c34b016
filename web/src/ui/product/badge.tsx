import styles from './badge.module.css';

/** A star with 14 points, cut out of a square of 100. */
const STAR =
  'M98.3 45.2L89.5 56.4L94.2 69.9L81.0 75.3L78.3 89.4L64.2 87.4L54.8 98.3L43.6 89.5L30.1 94.2L24.7 81.0L10.6 78.3L12.6 64.2L1.7 54.8L10.5 43.6L5.8 30.1L19.0 24.7L21.7 10.6L35.8 12.6L45.2 1.7L56.4 10.5L69.9 5.8L75.3 19.0L89.4 21.7L87.4 35.8z';

/** The sticker on a product; `big` on the product's own page. */
export function Badge({ text, big = false }: { text: 'NEW!' | 'HOT!'; big?: boolean }) {
  return (
    <span className={styles.badge} data-badge={text} data-big={big || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={STAR} />
      </svg>
      <span>{text}</span>
    </span>
  );
}
