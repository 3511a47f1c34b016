import { Box, Table } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { DataTable } from '../table/data-table.tsx';
import { Fold } from '../table/fold.tsx';
import { SortHeader } from '../table/sort-header.tsx';
import type { TableControls } from '../table/use-table-state.ts';
import { CategoryRowMenu } from './category-row-menu.tsx';

export interface CategoryTableProps {
  categories: readonly Category[];
  controls: TableControls;
  onDelete: (category: Category) => void;
}

const NO_DESCRIPTION = '-';

function CategoryRow({ category, onDelete }: { category: Category; onDelete: (category: Category) => void }) {
  const description = category.description || NO_DESCRIPTION;
  return (
    <Table.Row role="row">
      <Table.Cell role="cell" color="fg.muted">
        {category.id}
      </Table.Cell>
      <Table.Cell role="cell" data-cell="main" fontWeight="600" overflowWrap="anywhere">
        {category.name}
        <Fold>
          <span>{category.slug}</span>
          <span>ID {category.id}</span>
          <Box flexBasis="full">{description}</Box>
        </Fold>
      </Table.Cell>
      <Table.Cell role="cell" overflowWrap="anywhere">
        {category.slug}
      </Table.Cell>
      <Table.Cell role="cell">{description}</Table.Cell>
      <Table.Cell role="cell" data-cell="actions" textAlign="end">
        <CategoryRowMenu category={category} onDelete={onDelete} />
      </Table.Cell>
    </Table.Row>
  );
}

/** The categories table: ID, NAME, SLUG, DESCRIPTION (a dash when empty), ACTIONS. */
export function CategoryTable({ categories, controls, onDelete }: CategoryTableProps) {
  return (
    <DataTable
      label="Categories"
      head={
        <>
          <SortHeader label="ID" sortKey="id" controls={controls} w="72px" />
          <SortHeader label="NAME" sortKey="name" controls={controls} minW="180px" />
          <SortHeader label="SLUG" sortKey="slug" controls={controls} minW="150px" />
          <Table.ColumnHeader>DESCRIPTION</Table.ColumnHeader>
          <Table.ColumnHeader w="64px" textAlign="end">
            ACTIONS
          </Table.ColumnHeader>
        </>
      }
    >
      {categories.map((category) => (
        <CategoryRow key={category.id} category={category} onDelete={onDelete} />
      ))}
    </DataTable>
  );
}
