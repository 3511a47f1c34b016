import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { syncImage } from '../../api/admin-sync-image.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { failureText } from '../failure-text.ts';
import { type ImageState, runProgress, runSummary, type SyncStates } from './sync-run.ts';

export interface ImageSync {
  states: SyncStates;
  /** The file names of the run that is going on, or null. */
  running: readonly string[] | null;
  /** Copies images one after the other and says at the end how many came. */
  syncAll: (filenames: readonly string[]) => Promise<void>;
  /** Copies one image. @returns whether it came */
  syncOne: (filename: string) => Promise<boolean>;
}

/** Copying missing images from the production site, with what became of each. */
export function useImageSync(): ImageSync {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({ mutationFn: syncImage });
  const [states, setStates] = useState<SyncStates>({});
  const [running, setRunning] = useState<readonly string[] | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const mark = useCallback((filenames: readonly string[], state: ImageState) => {
    setStates((before) => ({ ...before, ...Object.fromEntries(filenames.map((name) => [name, state])) }));
  }, []);
  /** Copies one image; failures are its result, never thrown. */
  const attempt = async (filename: string): Promise<ImageState> => {
    try {
      await mutateAsync(filename);
      return { kind: 'synced' };
    } catch (error) {
      return { kind: 'failed', message: failureText(error, ERROR_TEXT.error) };
    }
  };
  /** @returns the images' last states; those left when the screen closes stay waiting */
  const run = async (filenames: readonly string[]): Promise<SyncStates> => {
    setRunning(filenames);
    mark(filenames, { kind: 'waiting' });
    const results: Record<string, ImageState> = {};
    for (const filename of filenames) {
      if (left.current) break;
      mark([filename], { kind: 'syncing' });
      const result = await attempt(filename);
      results[filename] = result;
      mark([filename], result);
    }
    setRunning(null);
    await queryClient.invalidateQueries({ queryKey: queryKeys.imageStatus });
    return results;
  };
  const syncAll = async (filenames: readonly string[]) => {
    const progress = runProgress(filenames, await run(filenames));
    showToast({ title: 'Sync Completed', description: runSummary(progress) });
  };
  const syncOne = async (filename: string) => {
    const result = (await run([filename]))[filename];
    if (result?.kind !== 'failed') {
      showToast({ title: 'Sync Completed', description: runSummary({ total: 1, synced: 1, failed: 0 }) });
      return true;
    }
    const description = `${FAILED_TO.syncImage}: ${result.message}`;
    showToast({ title: ERROR_TEXT.error, description, variant: 'destructive' });
    return false;
  };
  return { states, running, syncAll, syncOne };
}
