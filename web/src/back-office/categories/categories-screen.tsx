import { Box, Button, Card, Text } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminCategoriesQuery } from '../../api/admin-categories.ts';
import { reasonText } from '../failure-text.ts';
import { SearchInput } from '../table/search-input.tsx';
import { TableFooter } from '../table/table-footer.tsx';
import { tablePage } from '../table/table-rows.ts';
import { useTableState } from '../table/use-table-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingRows } from '../ui/loading.tsx';
import { NoMatch } from '../ui/no-match.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { CATEGORY_RULES, CATEGORY_TABLE } from './category-rules.ts';
import { CategoryTable } from './category-table.tsx';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';

/** /admin/categories (docs/product.md, "Categories list"). */
export function CategoriesScreen() {
  const categories = useQuery(adminCategoriesQuery);
  return (
    <>
      <PageHead title="CATEGORIES">
        <AddCategoryLink label="ADD CATEGORY" />
      </PageHead>
      {categories.isError ? (
        <ErrorAlert
          message={reasonText(categories.error, ERROR_TEXT.loadCategories)}
          onRetry={categories.refetch}
        />
      ) : (
        <CategoryManagement categories={categories.data} />
      )}
    </>
  );
}

function AddCategoryLink({ label }: { label: string }) {
  return (
    <Button asChild>
      <Link to={pagePath.adminCategoryNew}>
        <Icon name="plus" />
        {label}
      </Link>
    </Button>
  );
}

function CategoryManagement({ categories }: { categories: readonly Category[] | undefined }) {
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">CATEGORY MANAGEMENT</Card.Title>
        {categories && (
          <Text textStyle="sm" color="fg.muted">
            {categories.length} {categories.length === 1 ? 'category' : 'categories'}
          </Text>
        )}
      </Card.Header>
      {categories === undefined && <LoadingRows />}
      {categories?.length === 0 && (
        <EmptyState drawing title="NO CATEGORIES FOUND" text="You haven't added any categories yet">
          <AddCategoryLink label="CREATE YOUR FIRST CATEGORY" />
        </EmptyState>
      )}
      {categories && categories.length > 0 && <CategoryBrowser categories={categories} />}
    </Card.Root>
  );
}

function CategoryBrowser({ categories }: { categories: readonly Category[] }) {
  const controls = useTableState(CATEGORY_TABLE);
  const [deleting, setDeleting] = useState<Category | null>(null);
  const table = tablePage(categories, controls.state, CATEGORY_RULES);
  return (
    <>
      <Box px={{ base: '4', md: '5' }} py={{ base: '3', md: '4' }} borderBottomWidth="1px">
        <SearchInput
          label="Search categories"
          value={controls.state.search}
          onSearch={(search) => controls.change({ search })}
        />
      </Box>
      {table.matching.length === 0 ? (
        <NoMatch text="No category fits the search." controls={controls} />
      ) : (
        <CategoryTable categories={table.shown} controls={controls} onDelete={setDeleting} />
      )}
      <TableFooter table={table} controls={controls} />
      <DeleteCategoryDialog category={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}
