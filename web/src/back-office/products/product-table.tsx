import { Table, Text } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import type { Product } from '@rad-rewind/contract/product';
import { memo } from 'react';
import { DataTable } from '../table/data-table.tsx';
import { Fold } from '../table/fold.tsx';
import { RowCheckbox } from '../table/row-checkbox.tsx';
import { SortHeader } from '../table/sort-header.tsx';
import type { Selection } from '../table/use-selection.ts';
import type { TableControls } from '../table/use-table-state.ts';
import { CategoryText, FlagBadges, PriceText, ProductName } from './product-cells.tsx';
import { ProductRowMenu } from './product-row-menu.tsx';

export interface ProductTableProps {
  products: readonly Product[];
  categories: readonly Category[];
  controls: TableControls;
  selection: Selection;
  onDelete: (product: Product) => void;
}

/** The products table: ID, NAME, CATEGORY, PRICE, FLAGS, ACTIONS, and a box to select each row. */
export function ProductTable({ products, categories, controls, selection, onDelete }: ProductTableProps) {
  return (
    <DataTable
      label="Products"
      head={<ProductHead products={products} controls={controls} selection={selection} />}
    >
      {products.map((product) => (
        <ProductRow
          key={product.id}
          product={product}
          categories={categories}
          selected={selection.ids.has(product.id)}
          onSelect={selection.toggle}
          onDelete={onDelete}
        />
      ))}
    </DataTable>
  );
}

function ProductHead({
  products,
  controls,
  selection,
}: Pick<ProductTableProps, 'products' | 'controls' | 'selection'>) {
  const shown = products.map(({ id }) => id);
  const selected = shown.filter((id) => selection.ids.has(id)).length;
  return (
    <>
      <Table.ColumnHeader w="52px">
        <RowCheckbox
          label="Select all on this page"
          checked={selected === 0 ? false : selected === shown.length || 'indeterminate'}
          onChange={(checked) => selection.set(shown, checked)}
        />
      </Table.ColumnHeader>
      <SortHeader label="ID" sortKey="id" controls={controls} w="72px" />
      <SortHeader label="NAME" sortKey="name" controls={controls} />
      <SortHeader label="CATEGORY" sortKey="category" controls={controls} />
      <SortHeader label="PRICE" sortKey="price" controls={controls} textAlign="end" />
      <Table.ColumnHeader>FLAGS</Table.ColumnHeader>
      <Table.ColumnHeader w="64px" textAlign="end">
        ACTIONS
      </Table.ColumnHeader>
    </>
  );
}

interface ProductRowProps {
  product: Product;
  categories: readonly Category[];
  selected: boolean;
  onSelect: (id: number) => void;
  onDelete: (product: Product) => void;
}

const ProductRow = memo(function ProductRow({
  product,
  categories,
  selected,
  onSelect,
  onDelete,
}: ProductRowProps) {
  return (
    <Table.Row role="row" aria-selected={selected}>
      <Table.Cell role="cell" data-cell="select">
        <RowCheckbox
          label={`Select ${product.name}`}
          checked={selected}
          onChange={() => onSelect(product.id)}
        />
      </Table.Cell>
      <Table.Cell role="cell" color="fg.muted">
        {product.id}
      </Table.Cell>
      <Table.Cell role="cell" data-cell="main">
        <ProductName product={product}>
          <Fold>
            <Text as="b" color="fg" fontWeight="700">
              <PriceText price={product.price} />
            </Text>
            <CategoryText id={product.categoryId} categories={categories} />
            <span>ID {product.id}</span>
            <FlagBadges product={product} />
          </Fold>
        </ProductName>
      </Table.Cell>
      <Table.Cell role="cell" whiteSpace="nowrap">
        <CategoryText id={product.categoryId} categories={categories} />
      </Table.Cell>
      <Table.Cell role="cell" textAlign="end" whiteSpace="nowrap">
        <PriceText price={product.price} />
      </Table.Cell>
      <Table.Cell role="cell" data-cell="flags">
        <FlagBadges product={product} />
      </Table.Cell>
      <Table.Cell role="cell" data-cell="actions" textAlign="end">
        <ProductRowMenu product={product} onDelete={onDelete} />
      </Table.Cell>
    </Table.Row>
  );
});
