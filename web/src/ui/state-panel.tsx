import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

interface StatePanelProps {
  /** The drawing: an empty box, a tape that came loose, a television with noise. */
  art: 'empty' | '404' | 'error';
  title: string;
  text?: string;
  /** The way out: a button or a link. */
  action?: ReactNode;
  /** `h1` where the panel is the whole screen, `h3` where it is a part of a section. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Says that there is nothing to show, or that something failed, and offers a way out. */
export function StatePanel({ art, title, text, action, headingLevel: Heading = 'h2' }: StatePanelProps) {
  return (
    <div className={styles.around} data-inside={Heading === 'h3' || undefined}>
      <div className={styles.panel} role={art === 'error' ? 'alert' : undefined}>
        <img src={`/art/state-${art}.svg`} alt="" width="360" height="260" />
        <Heading className={styles.title}>{title}</Heading>
        {text && <p>{text}</p>}
        {action}
      </div>
    </div>
  );
}
