import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { setLeaveGate } from '../../ui/leave-gate.ts';
import { announceStay } from './staying.ts';

type Departure = () => void;

export interface LeaveGuard {
  /** Whether a departure waits for an answer. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
}

/** The router numbers its history entries; the difference tells how far a way back would go. */
function historyIndex(): number {
  const { state } = window.history;
  return typeof state?.idx === 'number' ? state.idx : 0;
}

/** The link or button under a click that would leave this screen, or null. */
function departureUnder(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (!(event.target instanceof Element)) return null;
  const element = event.target.closest<HTMLElement>('a[href], [data-leaves]');
  if (element instanceof HTMLAnchorElement) {
    const elsewhere = element.target === '_blank' || element.origin !== window.location.origin;
    if (elsewhere || element.getAttribute('href')?.startsWith('#')) return null;
  }
  return element;
}

function useGuardedClicks(active: boolean, passing: RefObject<boolean>, ask: (leave: Departure) => void) {
  useEffect(() => {
    if (!active) return;
    const onClick = (event: MouseEvent) => {
      const element = departureUnder(event);
      if (!element || passing.current) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => element.click());
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [active, passing, ask]);
}

function useGuardedHistory(active: boolean, passing: RefObject<boolean>, ask: (leave: Departure) => void) {
  useEffect(() => {
    if (!active) return;
    const here = historyIndex();
    let returning = false;
    const onPopState = (event: PopStateEvent) => {
      if (passing.current) return;
      // The router would show the other screen.
      event.stopImmediatePropagation();
      const distance = historyIndex() - here;
      if (returning || distance === 0) {
        returning = false;
        return;
      }
      returning = true;
      window.history.go(-distance);
      ask(() => window.history.go(distance));
    };
    setLeaveGate(onPopState);
    return () => setLeaveGate(null);
  }, [active, passing, ask]);
}

/**
 * Holds back whatever would leave the screen while `active`: links, buttons marked `data-leaves`, the browser's
 * back and forward, closing the tab. All but the last, where the browser asks, wait for `stay` or `leave`.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const [departure, setDeparture] = useState<{ leave: Departure } | null>(null);
  const passing = useRef(false);
  const ask = useCallback((leave: Departure) => setDeparture({ leave }), []);
  useGuardedClicks(active, passing, ask);
  useGuardedHistory(active, passing, ask);
  useEffect(() => {
    if (!active) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!passing.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [active]);
  return {
    asking: departure !== null,
    stay: () => {
      setDeparture(null);
      announceStay();
    },
    leave: () => {
      passing.current = true;
      setDeparture(null);
      departure?.leave();
    },
  };
}
