import type { ScheduleName } from '@rad-rewind/contract/schedules';
import { ON_SCHEDULE, refreshPrices, WAITED_FOR } from '../amazon/refresh-prices.ts';
import type { Trace } from '../audit/trace.ts';
import { purgeDeleted } from '../catalogue/deletion.ts';
import { RunFailedError } from './run-failed.ts';

/** What a schedule does. */
export interface Job {
  /** Whether an admin may run it at any time without harm, while they wait for the answer. */
  readonly canRunNow: boolean;
  /**
   * Does it once.
   * @param trace of the admin who waits for it; null on time
   * @returns what came of it, in a sentence without its full stop
   * @throws RunFailedError where the owner can understand why it failed
   */
  run(now: Date, trace: Trace | null): Promise<string>;
}

/** What each schedule does; whoever adds one gets its records, its state and its row on the status screen. */
export const JOBS: Readonly<Record<ScheduleName, Job>> = {
  refreshAmazonPrices: {
    canRunNow: true,
    async run(now, trace) {
      const refresh = await refreshPrices(now, trace ? WAITED_FOR : ON_SCHEDULE, trace);
      if (refresh === null) return 'Nothing to do: no credentials of Amazon are stored';
      if (refresh.error !== null) throw new RunFailedError(refresh.error);
      const { refreshed, withoutPrice, failed } = refresh;
      return `${refreshed} refreshed, ${withoutPrice} without a price, ${failed} failed`;
    },
  },
  /** Removes for good, which nobody should do by a slip. */
  purgeDeleted: {
    canRunNow: false,
    async run(now) {
      const purged = await purgeDeleted(now);
      return purged === 1 ? '1 removed for good' : `${purged} removed for good`;
    },
  },
};
