import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { syncImage } from '../../api/admin-sync-image.ts';
import { isRefusal } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { failureText } from '../failure-text.ts';
import { refreshAfter } from '../refresh-after.ts';
import { type ImageState, runProgress, runSummary, type SyncStates } from './sync-run.ts';
import { workThrough } from './work-through.ts';

/** The server makes two pictures at a time anew; the others are on their way to it meanwhile. */
const SYNCS_AT_ONCE = 4;

export interface ImageSync {
  states: SyncStates;
  /** The file names of the run that is going on, or null. */
  running: readonly string[] | null;
  /** Copies images, a few at a time, and says at the end how many came. */
  syncAll: (filenames: readonly string[]) => Promise<void>;
  /** Copies one image. @returns whether it came */
  syncOne: (filename: string) => Promise<boolean>;
  /** Ends the run after the images that are on their way. */
  stop: () => void;
}

/** Copying missing images from the production site, with what became of each. The functions stay the same ones. */
export function useImageSync(): ImageSync {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({ mutationFn: syncImage });
  const [states, setStates] = useState<SyncStates>({});
  const [running, setRunning] = useState<readonly string[] | null>(null);
  const stopped = useRef(false);
  const refused = useRef(false);
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  // A screen that is left takes its run with it.
  useEffect(() => stop, [stop]);
  const mark = useCallback((filenames: readonly string[], state: ImageState) => {
    setStates((before) => ({ ...before, ...Object.fromEntries(filenames.map((name) => [name, state])) }));
  }, []);
  /** Copies one image; failures are its result, never thrown. A refusal ends the run: the others would be refused too. */
  const attempt = useCallback(
    async (filename: string): Promise<ImageState> => {
      try {
        await mutateAsync(filename);
        return { kind: 'synced' };
      } catch (error) {
        refused.current ||= isRefusal(error);
        return { kind: 'failed', message: failureText(error, ERROR_TEXT.error) };
      }
    },
    [mutateAsync],
  );
  /** @returns what became of the images that were begun */
  const run = useCallback(
    async (filenames: readonly string[]): Promise<SyncStates> => {
      stopped.current = false;
      refused.current = false;
      setRunning(filenames);
      mark(filenames, { kind: 'waiting' });
      const results: Record<string, ImageState> = {};
      const copy = async (filename: string) => {
        mark([filename], { kind: 'syncing' });
        const result = await attempt(filename);
        results[filename] = result;
        mark([filename], result);
      };
      await workThrough(filenames, SYNCS_AT_ONCE, copy, () => stopped.current || refused.current);
      mark(
        filenames.filter((filename) => !Object.hasOwn(results, filename)),
        { kind: 'missing' },
      );
      setRunning(null);
      // How it stands now may take a while to count; what became of the run is known.
      // After a refusal it can't be loaded, which would take the screen and what is selected away.
      void refreshAfter(queryClient, 'picture', refused.current ? 'none' : 'active');
      return results;
    },
    [attempt, mark, queryClient],
  );
  const syncAll = useCallback(
    async (filenames: readonly string[]) => {
      const summary = runSummary(runProgress(filenames, await run(filenames)));
      if (!refused.current) return showToast({ title: 'Sync Completed', description: summary });
      const description = `${ERROR_TEXT.sessionEnded} ${summary}`;
      showToast({ title: ERROR_TEXT.error, description, variant: 'destructive' });
    },
    [run],
  );
  const syncOne = useCallback(
    async (filename: string) => {
      const result = (await run([filename]))[filename];
      if (result?.kind !== 'failed') {
        showToast({ title: 'Sync Completed', description: runSummary({ total: 1, synced: 1, failed: 0 }) });
        return true;
      }
      const description = `${FAILED_TO.syncImage}: ${result.message}`;
      showToast({ title: ERROR_TEXT.error, description, variant: 'destructive' });
      return false;
    },
    [run],
  );
  return { states, running, syncAll, syncOne, stop };
}
