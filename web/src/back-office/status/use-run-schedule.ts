import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Schedule, ScheduleName } from '@rad-rewind/contract/schedules';
import { STATUS_FAILURES } from '@rad-rewind/contract/status-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { runSchedule } from '../../api/admin-run-schedule.ts';
import { adminSchedulesQuery } from '../../api/admin-schedules.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { reasonText, serverMessage } from '../failure-text.ts';
import { type Change, refreshAfter } from '../refresh-after.ts';
import { scheduleTitle } from './schedule-rows.ts';

/** What a schedule changes. */
const CHANGES: Readonly<Record<ScheduleName, Change>> = {
  refreshAmazonPrices: 'prices',
  purgeDeleted: 'deletion',
};

/** Says how a run ended, which the row says too. */
function announce(name: ScheduleName, schedules: readonly Schedule[]): void {
  const run = schedules.find((schedule) => schedule.name === name)?.lastRun;
  if (run?.error) showToast({ title: ERROR_TEXT.error, description: run.error, variant: 'destructive' });
  else showToast({ title: `${scheduleTitle(name)} ran`, description: run?.outcome ?? '' });
}

/** RUN NOW: runs a schedule's job and shows how it went. */
export function useRunSchedule() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: runSchedule,
    onSuccess: (schedules, name) => {
      queryClient.setQueryData(adminSchedulesQuery.queryKey, schedules);
      announce(name, schedules);
    },
    onError: (error) => {
      showToast({
        title: ERROR_TEXT.error,
        description: serverMessage(error, reasonText(error, STATUS_FAILURES.run)),
        variant: 'destructive',
      });
      void queryClient.invalidateQueries({ queryKey: adminSchedulesQuery.queryKey });
    },
    // A run may have stored prices before it failed.
    onSettled: (_schedules, _error, name) => void refreshAfter(queryClient, CHANGES[name]),
  });
}
