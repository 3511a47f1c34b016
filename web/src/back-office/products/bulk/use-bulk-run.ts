import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Product } from '@rad-rewind/contract/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { failureText } from '../../failure-text.ts';
import type { Outcomes, RowOutcome } from './bulk-outcome.ts';

export interface BulkRun {
  /** Empty before the start. */
  outcomes: Outcomes;
  phase: 'asking' | 'running' | 'finished';
  start: (products: readonly Product[], perform: (product: Product) => Promise<unknown>) => Promise<void>;
  /** Ends the run after the row that is being worked on. */
  stop: () => void;
}

const NOTHING: Outcomes = new Map();

/** Does something with several products, one after the other, and keeps what became of each. */
export function useBulkRun(): BulkRun {
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
    for (const product of products) {
      if (stopped.current) break;
      mark(product.id, { kind: 'working' });
      try {
        await mutateAsync(() => perform(product));
        mark(product.id, { kind: 'done' });
      } catch (error) {
        mark(product.id, { kind: 'failed', message: failureText(error, ERROR_TEXT.error) });
      }
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.products.all });
    setPhase('finished');
  };
  return { outcomes, phase, start, stop };
}
