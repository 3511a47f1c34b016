import { lazy, type ReactNode, Suspense } from 'react';
import styles from './tooltip.module.css';
import { useTooltip } from './use-tooltip.ts';

const TooltipBubble = lazy(() => import('./tooltip-bubble.tsx'));

interface TooltipProps {
  /** Repeats what the control says elsewhere: nobody must need a tooltip. */
  text: string;
  /** Whether the control fills the width it is given. */
  wide?: boolean;
  children: ReactNode;
}

/** A control with a tooltip. The bubble's code comes when it is first asked for. */
export function Tooltip({ text, wide = false, children }: TooltipProps) {
  const { isOpen, isWanted, handlers } = useTooltip();
  return (
    <span className={styles.anchor} data-wide={wide || undefined} {...handlers}>
      {children}
      {isWanted && (
        <Suspense fallback={null}>
          <TooltipBubble isOpen={isOpen} text={text} />
        </Suspense>
      )}
    </span>
  );
}
