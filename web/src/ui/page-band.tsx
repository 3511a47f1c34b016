import type { Accent } from '@rad-rewind/contract/limits';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-band.module.css';
import pattern from './pattern.module.css';

interface PageBandProps {
  accent: Accent;
  title: string;
  text?: string | null;
  /** Beside the title, on screens that have room. */
  children?: ReactNode;
}

/** The coloured band with a page's title, over a zigzag edge. */
export function PageBand({ accent, title, text, children }: PageBandProps) {
  return (
    <div
      className={classNames(pattern.pattern, pattern.zigzag, styles.band, 'on-accent')}
      data-accent={accent}
    >
      <span className={pattern.edge} aria-hidden="true" />
      <div className={classNames('wrap', styles.columns)}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
