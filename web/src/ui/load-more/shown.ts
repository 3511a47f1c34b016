import { LIST_LIMIT_MAX, LOAD_MORE_STEP } from '@rad-rewind/contract/limits';

/** Query parameter that says how many products a list shows, so that going back shows them again. */
export const SHOWN_PARAMETER = 'show';

/**
 * How many products a list shows at most.
 * @param base how many it shows at first
 * @returns `base` where the address says nothing, or nothing that presses of the button could lead to
 */
export function shownFrom(searchParams: URLSearchParams, base: number): number {
  const text = searchParams.get(SHOWN_PARAMETER) ?? '';
  const shown = /^\d{1,4}$/.test(text) ? Number(text) : base;
  const isReachable = shown >= base && shown <= LIST_LIMIT_MAX && (shown - base) % LOAD_MORE_STEP === 0;
  return isReachable ? shown : base;
}
