import { pagePath } from '@rad-rewind/contract/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../button.ts';
import styles from './consent-bar.module.css';
import type { ConsentChoice } from './consent-choice.ts';

export interface ConsentBarProps {
  /** What was answered before; null where nothing was. */
  choice: ConsentChoice | null;
  /** Whether the visitor opened it, and the focus is to be in it. */
  takesFocus: boolean;
  onChoose: (choice: ConsentChoice) => void;
}

const BEFORE: Record<ConsentChoice, string> = {
  granted: 'You accepted. ',
  refused: 'You refused. ',
};

/** Asks whether visits may be measured. Both answers are one press away and look alike; none is a refusal. */
export default function ConsentBar({ choice, takesFocus, onChoose }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) bar.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={bar} className={styles.bar} aria-label="Cookie settings" tabIndex={-1}>
      <p>
        {choice && <b>{BEFORE[choice]}</b>}
        May we count visits with Google Analytics? It sets cookies, and nothing of it is loaded before you
        accept. <Link to={pagePath.legal('cookies')}>Cookie policy</Link>
      </p>
      <div className={styles.answers}>
        <button type="button" className={buttonClass()} onClick={() => onChoose('refused')}>
          REFUSE
        </button>
        <button type="button" className={buttonClass()} onClick={() => onChoose('granted')}>
          ACCEPT
        </button>
      </div>
    </section>
  );
}
