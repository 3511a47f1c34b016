import { Button, Flex, Table, Text } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { RECENT_PRODUCTS } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { Link } from 'react-router-dom';
import { CategoryText, PriceText, ProductName } from '../products/product-cells.tsx';
import { DataTable } from '../table/data-table.tsx';
import { Fold } from '../table/fold.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';

interface ActionLinkProps {
  to: string;
  icon: IconName;
  label: string;
  product: Product;
}

function ActionLink({ to, icon, label, product }: ActionLinkProps) {
  return (
    <Button asChild variant="outline" size="sm" flex="1">
      <Link to={to} aria-label={`${label} ${product.name}`}>
        <Icon name={icon} boxSize="16px" />
        {label}
      </Link>
    </Button>
  );
}

interface RecentProductsProps {
  products: readonly Product[];
  categories: readonly Category[];
}

function RecentRow({ product, categories }: { product: Product; categories: readonly Category[] }) {
  return (
    <Table.Row role="row">
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
          </Fold>
        </ProductName>
      </Table.Cell>
      <Table.Cell role="cell" whiteSpace="nowrap">
        <CategoryText id={product.categoryId} categories={categories} />
      </Table.Cell>
      <Table.Cell role="cell" textAlign="end" whiteSpace="nowrap">
        <PriceText price={product.price} />
      </Table.Cell>
      <Table.Cell role="cell" data-cell="actions-below">
        <Flex gap="2" justify="flex-end">
          <ActionLink to={pagePath.adminProductEdit(product.id)} icon="edit" label="EDIT" product={product} />
          <ActionLink to={pagePath.product(product.slug)} icon="eye" label="VIEW" product={product} />
        </Flex>
      </Table.Cell>
    </Table.Row>
  );
}

/** The first five products, with the way to edit and to view each. */
export function RecentProducts({ products, categories }: RecentProductsProps) {
  if (products.length === 0) {
    return <EmptyState title="NO PRODUCTS FOUND" text="You haven't added any products yet" />;
  }
  return (
    <DataTable
      label="Recent products"
      head={
        <>
          <Table.ColumnHeader w="72px">ID</Table.ColumnHeader>
          <Table.ColumnHeader>NAME</Table.ColumnHeader>
          <Table.ColumnHeader>CATEGORY</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">PRICE</Table.ColumnHeader>
          <Table.ColumnHeader w="190px" textAlign="end">
            ACTIONS
          </Table.ColumnHeader>
        </>
      }
    >
      {products.slice(0, RECENT_PRODUCTS).map((product) => (
        <RecentRow key={product.id} product={product} categories={categories} />
      ))}
    </DataTable>
  );
}
