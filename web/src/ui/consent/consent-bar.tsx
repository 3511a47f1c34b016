import { pagePath } from '@rad-rewind/contract/paths';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
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

/** Pixels between the bar and what has the focus: room for its ring. */
const RING_ROOM = 8;

/** What the focus comes to is scrolled above the bar, and never lies under it. */
function useRoomForFocus(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${current.offsetHeight + RING_ROOM}px`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}

/**
 * Asks whether visits may be measured. Both answers are one press away and look alike; none is a refusal. It is the
 * last thing of the page, not of the footer, which is not painted while it is out of sight.
 */
export default function ConsentBar({ choice, takesFocus, onChoose }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) bar.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useRoomForFocus(bar);
  return createPortal(
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
    </section>,
    document.body,
  );
}
