import { Table } from '@chakra-ui/react';
import type { AuditEntry } from '@rad-rewind/contract/audit';
import { DataTable } from '../table/data-table.tsx';
import { Fold } from '../table/fold.tsx';
import { dateTimeText } from '../ui/date-text.ts';
import { AuditChanges } from './audit-changes.tsx';
import { deedText } from './audit-texts.ts';

/** An opened entry is tall: who and when stay at its top. */
const AT_TOP = { '&&&': { verticalAlign: 'top', pt: '3' } };

function AuditRow({ entry }: { entry: AuditEntry }) {
  return (
    <Table.Row role="row">
      <Table.Cell role="cell" data-cell="main" fontWeight="600" overflowWrap="anywhere">
        {deedText(entry)}: {entry.subject}
        <Fold>
          <span>{dateTimeText(entry.at)}</span>
          <span>{entry.who}</span>
        </Fold>
        <AuditChanges changes={entry.changes} />
      </Table.Cell>
      <Table.Cell role="cell" overflowWrap="anywhere" css={AT_TOP}>
        {entry.who}
      </Table.Cell>
      <Table.Cell role="cell" whiteSpace="nowrap" css={AT_TOP}>
        {dateTimeText(entry.at)}
      </Table.Cell>
    </Table.Row>
  );
}

/** The audit trail: WHAT with the changed fields, WHO, WHEN. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable
      label="Audit trail"
      head={
        <>
          <Table.ColumnHeader>WHAT</Table.ColumnHeader>
          <Table.ColumnHeader w="160px">WHO</Table.ColumnHeader>
          <Table.ColumnHeader w="200px">WHEN</Table.ColumnHeader>
        </>
      }
    >
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </DataTable>
  );
}
