import { Box } from '@chakra-ui/react';
import type { Status } from '@rad-rewind/contract/status';
import { STATUS_FAILURES } from '@rad-rewind/contract/status-paths';
import { AddressAlert } from './address-alert.tsx';
import { addressRows, addressWarning } from './address-rows.ts';
import { parameterRow, versionRows } from './deployment-rows.ts';
import { type Loadable, StatusCard } from './status-card.tsx';
import { StatusList } from './status-list.tsx';

/** Which address limits count the reader by, and why. */
export function VisitorsCard({ query }: { query: Loadable<Status> }) {
  return (
    <StatusCard title="VISITORS" query={query} failure={STATUS_FAILURES.status} rows={2}>
      {({ address }) => {
        const warning = addressWarning(address);
        return (
          <>
            {warning && (
              <Box p={{ base: '4', md: '5' }} borderBottomWidth="1px">
                <AddressAlert {...warning} />
              </Box>
            )}
            <StatusList rows={addressRows(address)} />
          </>
        );
      }}
    </StatusCard>
  );
}

/** The settings that the deployment was given. */
export function ParametersCard({ query }: { query: Loadable<Status> }) {
  return (
    <StatusCard title="PARAMETERS" query={query} failure={STATUS_FAILURES.status} rows={6}>
      {({ parameters }) => <StatusList rows={parameters.map(parameterRow)} />}
    </StatusCard>
  );
}

interface VersionsCardProps {
  query: Loadable<Status>;
  /** The id of the web build that Hosting serves; null where it does not say. */
  served: string | null;
  readAt: Date;
}

/** What runs, and whether its parts are of one build. */
export function VersionsCard({ query, served, readAt }: VersionsCardProps) {
  return (
    <StatusCard title="VERSIONS" query={query} failure={STATUS_FAILURES.status} rows={3}>
      {({ versions }) => <StatusList rows={versionRows(versions, served, readAt)} />}
    </StatusCard>
  );
}
