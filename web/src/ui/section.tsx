import type { Accent } from '@rad-rewind/contract/limits';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  title: string;
  /** Colour of the squiggle under the title. */
  accent: Accent;
  /** Rows of cards that it has on a phone, from which its height is guessed before it is laid out. */
  rows: 1 | 3 | 4;
  /** Beside the title: a link to more. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading with a squiggle. */
export function Section({ id, title, accent, rows, aside, children }: SectionProps) {
  const headingId = `${id ?? title.toLowerCase().replace(/[^a-z]+/g, '-')}-heading`;
  return (
    <section id={id} className={styles.section} data-rows={rows} aria-labelledby={headingId}>
      <div className="wrap">
        <div className={styles.head} data-accent={accent}>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
