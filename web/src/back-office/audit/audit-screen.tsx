import { Card, Grid } from '@chakra-ui/react';
import { AUDIT_KINDS, type AuditEntry } from '@rad-rewind/contract/audit';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { adminAuditQuery } from '../../api/admin-audit.ts';
import { reasonText } from '../failure-text.ts';
import { FilterSelect } from '../table/filter-select.tsx';
import { LoadMoreFooter } from '../table/load-more-footer.tsx';
import { SearchInput } from '../table/search-input.tsx';
import type { TableShape } from '../table/table-state.ts';
import { type TableControls, useTableState } from '../table/use-table-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { LoadingRows } from '../ui/loading.tsx';
import { NoMatch } from '../ui/no-match.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AuditTable } from './audit-table.tsx';
import { AUDIT_KIND_LABELS } from './audit-texts.ts';

const AUDIT_TABLE: TableShape = { sortKeys: [], filterKeys: ['kind'] };
const KIND_OPTIONS = AUDIT_KINDS.map((kind) => ({ value: kind, label: AUDIT_KIND_LABELS[kind] }));

function AuditFilters({ controls }: { controls: TableControls }) {
  const { state, change, filter } = controls;
  return (
    <Grid
      templateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) 200px' }}
      gap={{ base: '2.5', md: '3' }}
      px={{ base: '4', md: '5' }}
      py={{ base: '3', md: '4' }}
      borderBottomWidth="1px"
    >
      <SearchInput label="User name" value={state.search} onSearch={(search) => change({ search })} />
      <FilterSelect
        label="Kind"
        all="All kinds"
        value={state.filters.kind}
        options={KIND_OPTIONS}
        onChange={(value) => filter('kind', value)}
      />
    </Grid>
  );
}

interface AuditEntriesProps {
  entries: readonly AuditEntry[];
  controls: TableControls;
}

function AuditEntries({ entries, controls }: AuditEntriesProps) {
  if (entries.length > 0) return <AuditTable entries={entries} />;
  const narrowed = controls.state.search.trim() !== '' || controls.state.filters.kind !== undefined;
  return narrowed ? (
    <NoMatch text="No entry fits the filters." controls={controls} />
  ) : (
    <EmptyState drawing title="NO ENTRIES YET" text="Every change that an admin makes appears here." />
  );
}

/** /admin/audit (docs/product.md, "Audit trail"). */
export function AuditScreen() {
  const controls = useTableState(AUDIT_TABLE);
  const { search, filters } = controls.state;
  const kind = AUDIT_KINDS.find((known) => known === filters.kind) ?? '';
  const trail = useInfiniteQuery(adminAuditQuery(kind, search.trim()));
  return (
    <>
      <PageHead title="AUDIT TRAIL" />
      {trail.isError && !trail.data ? (
        <ErrorAlert message={reasonText(trail.error, ERROR_TEXT.loadAudit)} onRetry={trail.refetch} />
      ) : (
        <Card.Root>
          <AuditFilters controls={controls} />
          {trail.data ? (
            <AuditEntries entries={trail.data.pages.flatMap(({ entries }) => entries)} controls={controls} />
          ) : (
            <LoadingRows />
          )}
          <LoadMoreFooter list={trail} failure={ERROR_TEXT.loadAudit} />
        </Card.Root>
      )}
    </>
  );
}
