import { ACCENT_CYCLE, type Accent } from '@rad-rewind/contract/limits';

/** The accent of the card at `index`: blue, pink, yellow, green, and again. */
export function accentAt(index: number): Accent {
  return ACCENT_CYCLE[index % ACCENT_CYCLE.length] ?? 'blue';
}
