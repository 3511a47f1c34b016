import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Product } from '@rad-rewind/contract/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../api/api-error.ts';
import { failureText } from '../../failure-text.ts';
import { refreshAfter } from '../../refresh-after.ts';
import type { Outcomes, RowOutcome } from './bulk-outcome.ts';

export interface BulkRun {
  /** Empty before the start. */
  outcomes: Outcomes;
  /** `refused` where the session ended under the run; what it did not come to is left as it was. */
  phase: 'asking' | 'running' | 'finished' | 'refused';
  start: (products: readonly Product[], perform: (product: Product) => Promise<unknown>) => Promise<void>;
  /** Ends the run after the row that is being worked on. */
  stop: () => void;
}

const NOTHING: Outcomes = new Map();

/**
 * Does something with several products, one after the other, and keeps what became of each. A refusal ends it: the
 * others would be refused as well.
 * @param onRefused gets the ids of those that were done before it
 */
export function useBulkRun(onRefused: (done: readonly number[]) => void): BulkRun {
  const queryClient = useQueryClient();
  // As a mutation, so that a session that ends under a run is noticed.
  const { mutateAsync } = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });
  const [outcomes, setOutcomes] = useState<Outcomes>(NOTHING);
  const [phase, setPhase] = useState<BulkRun['phase']>('asking');
  const stopped = useRef(false);
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  // A dialog that is closed takes its run with it.
  useEffect(() => stop, [stop]);
  const mark = (id: number, outcome: RowOutcome) => setOutcomes((before) => new Map(before).set(id, outcome));
  const start: BulkRun['start'] = async (products, perform) => {
    setPhase('running');
    setOutcomes(new Map(products.map(({ id }) => [id, { kind: 'waiting' }])));
    stopped.current = false;
    const done: number[] = [];
    let isRefused = false;
    for (const product of products) {
      if (stopped.current || isRefused) break;
      mark(product.id, { kind: 'working' });
      try {
        await mutateAsync(() => perform(product));
        mark(product.id, { kind: 'done' });
        done.push(product.id);
      } catch (error) {
        isRefused = isRefusal(error);
        mark(product.id, { kind: 'failed', message: failureText(error, ERROR_TEXT.error) });
      }
    }
    // A list that can't be loaded for want of a session would take the screen and what is selected away.
    await refreshAfter(queryClient, 'product', isRefused ? 'none' : 'active');
    if (isRefused) onRefused(done);
    setPhase(isRefused ? 'refused' : 'finished');
  };
  return { outcomes, phase, start, stop };
}
