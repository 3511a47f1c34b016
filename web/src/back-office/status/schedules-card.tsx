import { Button, Spinner } from '@chakra-ui/react';
import { SCHEDULE_NAMES, type Schedule } from '@rad-rewind/contract/schedules';
import { STATUS_FAILURES } from '@rad-rewind/contract/status-paths';
import { scheduleRow, scheduleTitle } from './schedule-rows.ts';
import { type Loadable, StatusCard } from './status-card.tsx';
import { StatusList } from './status-list.tsx';
import { useRunSchedule } from './use-run-schedule.ts';

function RunNow({ schedule }: { schedule: Schedule }) {
  const run = useRunSchedule();
  const isRunning = run.isPending || schedule.state === 'running';
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`RUN NOW: ${scheduleTitle(schedule.name)}`}
      aria-busy={run.isPending}
      // Keeps the focus, which a disabled button would lose.
      aria-disabled={isRunning}
      onClick={() => !isRunning && run.mutate(schedule.name)}
    >
      {run.isPending && <Spinner size="sm" />}
      RUN NOW
    </Button>
  );
}

/** The note about the times: they are the reader's, the timetable has its own. */
function zoneNote(schedules: readonly Schedule[] | undefined): string | undefined {
  const zones = [...new Set(schedules?.map(({ timeZone }) => timeZone))];
  if (zones.length === 0) return undefined;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `Times are in ${own}; the timetable goes by ${zones.join(', ')}`;
}

/** What the shop does by itself: how the last run of each went, when the next comes, and RUN NOW where harmless. */
export function SchedulesCard({ query, readAt }: { query: Loadable<Schedule[]>; readAt: Date }) {
  return (
    <StatusCard
      title="SCHEDULES"
      note={zoneNote(query.data)}
      query={query}
      failure={STATUS_FAILURES.schedules}
      rows={SCHEDULE_NAMES.length}
    >
      {(schedules) => (
        <StatusList
          rows={schedules.map((schedule) => scheduleRow(schedule, readAt))}
          actionOf={(title) => {
            const schedule = schedules.find(({ name }) => scheduleTitle(name) === title);
            return schedule?.canRunNow && <RunNow schedule={schedule} />;
          }}
        />
      )}
    </StatusCard>
  );
}
