import { Button, Card, Text } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminCategoriesQuery } from '../../api/admin-categories.ts';
import { adminProductsQuery } from '../../api/admin-products.ts';
import { reasonText } from '../failure-text.ts';
import { TableFooter } from '../table/table-footer.tsx';
import { tablePage } from '../table/table-rows.ts';
import { useSelection } from '../table/use-selection.ts';
import { useTableState } from '../table/use-table-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingRows } from '../ui/loading.tsx';
import { NoMatch } from '../ui/no-match.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { ProductFilters } from './product-filters.tsx';
import { PRODUCT_TABLE, productRules } from './product-rules.ts';
import { ProductTable } from './product-table.tsx';

/** /admin/products (docs/product.md, "Products list"). */
export function ProductsScreen() {
  const products = useQuery(adminProductsQuery);
  return (
    <>
      <PageHead title="PRODUCTS">
        <AddProductLink label="ADD PRODUCT" />
      </PageHead>
      {products.isError ? (
        <ErrorAlert
          message={reasonText(products.error, ERROR_TEXT.loadProducts)}
          onRetry={products.refetch}
        />
      ) : (
        <ProductManagement products={products.data} />
      )}
    </>
  );
}

function AddProductLink({ label }: { label: string }) {
  return (
    <Button asChild>
      <Link to={pagePath.adminProductNew}>
        <Icon name="plus" />
        {label}
      </Link>
    </Button>
  );
}

function ProductManagement({ products }: { products: readonly Product[] | undefined }) {
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">PRODUCT MANAGEMENT</Card.Title>
        {products && (
          <Text textStyle="sm" color="fg.muted">
            {products.length} {products.length === 1 ? 'product' : 'products'}
          </Text>
        )}
      </Card.Header>
      {products === undefined && <LoadingRows />}
      {products?.length === 0 && (
        <EmptyState drawing title="NO PRODUCTS FOUND" text="You haven't added any products yet">
          <AddProductLink label="CREATE YOUR FIRST PRODUCT" />
        </EmptyState>
      )}
      {products && products.length > 0 && <ProductBrowser products={products} />}
    </Card.Root>
  );
}

function ProductBrowser({ products }: { products: readonly Product[] }) {
  const categories = useQuery(adminCategoriesQuery).data ?? [];
  const controls = useTableState(PRODUCT_TABLE);
  const [deleting, setDeleting] = useState<Product | null>(null);
  const selection = useSelection(useMemo(() => products.map(({ id }) => id), [products]));
  const table = useMemo(
    () => tablePage(products, controls.state, productRules(categories)),
    [products, controls.state, categories],
  );
  return (
    <>
      <ProductFilters controls={controls} categories={categories} />
      {table.matching.length === 0 ? (
        <NoMatch text="No product fits the search and the filters." controls={controls} />
      ) : (
        <ProductTable
          products={table.shown}
          categories={categories}
          controls={controls}
          selection={selection}
          onDelete={setDeleting}
        />
      )}
      <BulkBar
        products={products.filter(({ id }) => selection.ids.has(id))}
        matching={table.matching}
        categories={categories}
        selection={selection}
      />
      <TableFooter table={table} controls={controls} />
      <DeleteProductDialog product={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}
