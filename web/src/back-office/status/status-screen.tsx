import { Button, Spinner, Stack } from '@chakra-ui/react';
import type { Schedule } from '@rad-rewind/contract/schedules';
import type { Status } from '@rad-rewind/contract/status';
import { useQuery } from '@tanstack/react-query';
import { adminSchedulesQuery } from '../../api/admin-schedules.ts';
import { adminStatusQuery } from '../../api/admin-status.ts';
import { adminWebBuildQuery } from '../../api/admin-web-build.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { addressRows } from './address-rows.ts';
import { ParametersCard, VersionsCard, VisitorsCard } from './deployment-cards.tsx';
import { parameterRow, versionRows } from './deployment-rows.ts';
import { scheduleRow } from './schedule-rows.ts';
import { SchedulesCard } from './schedules-card.tsx';
import { needsYouText } from './status-row.ts';
import { whenText } from './when-text.ts';

/** How much of all that was read waits for the owner, and when it was read. */
function summary(schedules: Schedule[], status: Status, served: string | null, readAt: Date): string {
  const rows = [
    ...schedules.map((schedule) => scheduleRow(schedule, readAt)),
    ...addressRows(status.address),
    ...status.parameters.map(parameterRow),
    ...versionRows(status.versions, served, readAt),
  ];
  return `${needsYouText(rows)} Read ${whenText(readAt.toISOString(), readAt)}.`;
}

/** /admin/status (docs/product.md, "Status"). */
export function StatusScreen() {
  const schedules = useQuery(adminSchedulesQuery);
  const status = useQuery(adminStatusQuery);
  const webBuild = useQuery(adminWebBuildQuery);
  const queries = [schedules, status, webBuild];
  const isReading = queries.some(({ isFetching }) => isFetching);
  const readAt = new Date(Math.max(schedules.dataUpdatedAt, status.dataUpdatedAt) || Date.now());
  const served = webBuild.data ?? null;
  const { error, refetch } = status;
  const versions = { data: webBuild.data === undefined ? undefined : status.data, error, refetch };
  // Where something could not be read, its card says so, and nothing is claimed of all.
  const isKnown = schedules.error === null && error === null && webBuild.data !== undefined;
  const note =
    isKnown && schedules.data && status.data
      ? summary(schedules.data, status.data, served, readAt)
      : undefined;
  return (
    <>
      <PageHead title="STATUS" note={note}>
        <Button
          variant="outline"
          aria-busy={isReading}
          onClick={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
        >
          {isReading ? <Spinner size="sm" /> : <Icon name="sync" boxSize="16px" />}
          REFRESH
        </Button>
      </PageHead>
      <Stack gap="5">
        <SchedulesCard query={schedules} readAt={readAt} />
        <VisitorsCard query={status} />
        <ParametersCard query={status} />
        <VersionsCard query={versions} served={served} readAt={readAt} />
      </Stack>
    </>
  );
}
