/** What became of one image: nothing yet, in the queue, on its way, copied, or why not. */
export type ImageState =
  | { kind: 'missing' | 'waiting' | 'syncing' | 'synced' }
  | { kind: 'failed'; message: string };

/** The states of the images that a run has touched, by file name. */
export type SyncStates = Readonly<Record<string, ImageState>>;

const MISSING: ImageState = { kind: 'missing' };
/** Made once: a run sorts the list anew with every image. */
const BY_NAME = new Intl.Collator('en');

export const stateOf = (states: SyncStates, filename: string): ImageState =>
  Object.hasOwn(states, filename) ? (states[filename] ?? MISSING) : MISSING;

/**
 * The rows of the checklist: what is missing now and what this visit has copied, so that a success stays to be
 * seen although the image is missing no more.
 */
export function checklist(missing: readonly string[], states: SyncStates): string[] {
  const copied = Object.keys(states).filter((filename) => states[filename]?.kind === 'synced');
  return [...new Set([...copied, ...missing])].sort(BY_NAME.compare);
}

export interface RunProgress {
  total: number;
  synced: number;
  failed: number;
}

/** How far a run over `filenames` has come. */
export function runProgress(filenames: readonly string[], states: SyncStates): RunProgress {
  const count = (kind: ImageState['kind']) =>
    filenames.filter((filename) => stateOf(states, filename).kind === kind).length;
  return { total: filenames.length, synced: count('synced'), failed: count('failed') };
}

/** The toast's text at the end of a run (docs/product.md, "Errors and toasts"). */
export const runSummary = ({ synced, failed }: RunProgress): string =>
  `Successfully synced ${synced} images, failed to sync ${failed} images.`;
