import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@rad-rewind/contract/limits';
import { Tooltip } from 'radix-ui';
import styles from './tooltip.module.css';

/** The bubble over a control. What it stands over is an empty span, so that the control itself never changes. */
export default function TooltipBubble({ isOpen, text }: { isOpen: boolean; text: string }) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_OPEN_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <Tooltip.Root open={isOpen}>
        <Tooltip.Trigger asChild>
          <span className={styles.area} aria-hidden="true" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className={styles.bubble} sideOffset={8} collisionPadding={8}>
            {text}
            <Tooltip.Arrow className={styles.arrow} width={16} height={8} />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
