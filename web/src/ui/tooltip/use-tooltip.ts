import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@rad-rewind/contract/limits';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** When a tooltip last closed, whichever it was: the next one opens at once if it is asked for soon after. */
let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * When a tooltip opens and closes (docs/product.md, "Toasts and tooltips"): under a resting mouse after 700 ms, or
 * at once within 300 ms of the last one; with the keyboard's focus; never by touch.
 */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (delay: number) => {
    setWanted(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosed = Date.now();
    setOpen(false);
  };

  return {
    isOpen,
    /** Whether it was ever asked for: only then its code is loaded. */
    isWanted,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        open(Date.now() - lastClosed < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_OPEN_DELAY_MS);
      },
      onPointerLeave: close,
      onPointerDown: close,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) open(0);
      },
      onBlur: close,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') close();
      },
    },
  };
}
