import { Button, Flex, Table } from '@chakra-ui/react';
import type { DeletedItem } from '@rad-rewind/contract/deleted';
import { DataTable } from '../table/data-table.tsx';
import { Fold } from '../table/fold.tsx';
import { dateTimeText } from '../ui/date-text.ts';
import { Icon } from '../ui/icon.tsx';
import { DELETED_KIND_LABELS, daysLeftText } from './deleted-rules.ts';

export interface DeletedTableProps {
  items: readonly DeletedItem[];
  /** Whether a restore is under way, which must not be asked for twice. */
  busy: boolean;
  onRestore: (item: DeletedItem) => void;
  onDelete: (item: DeletedItem) => void;
}

type DeletedRowProps = Omit<DeletedTableProps, 'items'> & { item: DeletedItem };

function DeletedRow({ item, busy, onRestore, onDelete }: DeletedRowProps) {
  const { kind, id, name, deletedAt, deletedBy } = item;
  const left = daysLeftText(item, Date.now());
  const label = DELETED_KIND_LABELS[kind];
  return (
    <Table.Row role="row">
      <Table.Cell role="cell" data-cell="main" fontWeight="600" overflowWrap="anywhere">
        {name}
        <Fold>
          <span>
            {label} {id}
          </span>
          <span>
            {dateTimeText(deletedAt)} by {deletedBy}
          </span>
          <span>{left} left</span>
        </Fold>
      </Table.Cell>
      <Table.Cell role="cell" whiteSpace="nowrap">
        {label} {id}
      </Table.Cell>
      <Table.Cell role="cell">
        {dateTimeText(deletedAt)} by {deletedBy}
      </Table.Cell>
      <Table.Cell role="cell" whiteSpace="nowrap">
        {left}
      </Table.Cell>
      <Table.Cell role="cell" data-cell="actions-below">
        <Flex gap="2" justify={{ md: 'flex-end' }} wrap={{ base: 'wrap', xl: 'nowrap' }}>
          <Button
            variant="outline"
            size="sm"
            aria-label={`RESTORE ${name}`}
            disabled={busy}
            onClick={() => onRestore(item)}
          >
            <Icon name="sync" boxSize="16px" />
            RESTORE
          </Button>
          <Button
            variant="ghost"
            size="sm"
            color="fg.error"
            aria-label={`DELETE FOREVER ${name}`}
            onClick={() => onDelete(item)}
          >
            <Icon name="trash" boxSize="16px" />
            DELETE FOREVER
          </Button>
        </Flex>
      </Table.Cell>
    </Table.Row>
  );
}

/** What was deleted: NAME, KIND, DELETED, DAYS LEFT, ACTIONS. */
export function DeletedTable({ items, ...actions }: DeletedTableProps) {
  return (
    <DataTable
      label="Recently deleted"
      head={
        <>
          <Table.ColumnHeader>NAME</Table.ColumnHeader>
          <Table.ColumnHeader>KIND</Table.ColumnHeader>
          <Table.ColumnHeader>DELETED</Table.ColumnHeader>
          <Table.ColumnHeader>DAYS LEFT</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">ACTIONS</Table.ColumnHeader>
        </>
      }
    >
      {items.map((item) => (
        <DeletedRow key={`${item.kind}-${item.id}`} item={item} {...actions} />
      ))}
    </DataTable>
  );
}
