import { Box, Flex, IconButton, Table } from '@chakra-ui/react';
import type { Subscriber } from '@rad-rewind/contract/subscriber';
import { DataTable } from '../table/data-table.tsx';
import { Fold } from '../table/fold.tsx';
import { SortHeader } from '../table/sort-header.tsx';
import type { TableControls } from '../table/use-table-state.ts';
import { dateText } from '../ui/date-text.ts';
import { Icon } from '../ui/icon.tsx';

export interface SubscriberTableProps {
  subscribers: readonly Subscriber[];
  controls: TableControls;
  onDelete: (subscriber: Subscriber) => void;
}

function Status({ subscriber: { subscribed, pending } }: { subscriber: Subscriber }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" whiteSpace="nowrap">
      <Box
        as="span"
        boxSize="10px"
        borderWidth="1.5px"
        borderColor="ink"
        borderRadius="full"
        bg={subscribed ? 'accent.green' : 'white'}
      />
      {subscribed ? 'Active' : pending ? 'Pending' : 'Unsubscribed'}
    </Flex>
  );
}

interface SubscriberRowProps {
  subscriber: Subscriber;
  onDelete: (subscriber: Subscriber) => void;
}

function SubscriberRow({ subscriber, onDelete }: SubscriberRowProps) {
  const { email, createdAt } = subscriber;
  return (
    <Table.Row role="row">
      <Table.Cell role="cell" data-cell="main" fontWeight="600" overflowWrap="anywhere">
        {email}
        <Fold>
          <Status subscriber={subscriber} />
          <span>{dateText(createdAt)}</span>
        </Fold>
      </Table.Cell>
      <Table.Cell role="cell">
        <Status subscriber={subscriber} />
      </Table.Cell>
      <Table.Cell role="cell" whiteSpace="nowrap">
        {dateText(createdAt)}
      </Table.Cell>
      <Table.Cell role="cell" data-cell="actions" textAlign="end">
        <IconButton
          variant="ghost"
          color="gray.700"
          aria-label={`Delete ${email}`}
          _hover={{ bg: 'bg.error', color: 'fg.error' }}
          onClick={() => onDelete(subscriber)}
        >
          <Icon name="trash" />
        </IconButton>
      </Table.Cell>
    </Table.Row>
  );
}

/** The subscriber table: Email, Status, Date Added, Actions. */
export function SubscriberTable({ subscribers, controls, onDelete }: SubscriberTableProps) {
  return (
    <DataTable
      label="Subscribers"
      head={
        <>
          <SortHeader label="Email" sortKey="email" controls={controls} textTransform="uppercase" />
          <SortHeader
            label="Status"
            sortKey="status"
            controls={controls}
            textTransform="uppercase"
            w="170px"
          />
          <SortHeader
            label="Date Added"
            sortKey="added"
            controls={controls}
            textTransform="uppercase"
            w="160px"
          />
          <Table.ColumnHeader w="64px" textAlign="end" textTransform="uppercase">
            Actions
          </Table.ColumnHeader>
        </>
      }
    >
      {subscribers.map((subscriber) => (
        <SubscriberRow key={subscriber.id} subscriber={subscriber} onDelete={onDelete} />
      ))}
    </DataTable>
  );
}
