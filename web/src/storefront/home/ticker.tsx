import { accentAt } from '../../ui/accent.ts';
import styles from './ticker.module.css';

const SLOGANS = [
  'BE KIND, REWIND',
  'HAND-PICKED 90s COLLECTIBLES',
  'FRESH FINDS EVERY WEEK',
  'ALL THAT AND A BAG OF CHIPS',
  'NO DIAL-UP REQUIRED',
];

function Slogans({ repeated = false }: { repeated?: boolean }) {
  return (
    <ul aria-hidden={repeated || undefined}>
      {SLOGANS.map((slogan, index) => (
        <li key={slogan} data-accent={accentAt(index)}>
          {slogan}
        </li>
      ))}
    </ul>
  );
}

/** The banner of slogans, which scrolls like a mall sign and stops under the pointer and the focus. */
export function Ticker() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves must be stoppable by keyboard too.
    <section className={styles.ticker} aria-label="Promotions" tabIndex={0}>
      <div className={styles.run}>
        <Slogans />
        <Slogans repeated />
      </div>
    </section>
  );
}
