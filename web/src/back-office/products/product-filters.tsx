import { Grid } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { FilterSelect } from '../table/filter-select.tsx';
import { SearchInput } from '../table/search-input.tsx';
import type { TableControls } from '../table/use-table-state.ts';
import { NO_CATEGORY, PRODUCT_FLAGS, productFlags } from './product-rules.ts';

const FLAG_OPTIONS = productFlags.map((flag) => ({ value: flag, label: PRODUCT_FLAGS[flag].label }));

export interface ProductFiltersProps {
  controls: TableControls;
  categories: readonly Category[];
}

/** Search, category and flag. */
export function ProductFilters({ controls, categories }: ProductFiltersProps) {
  const { state, change, filter } = controls;
  const categoryOptions = [
    ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: NO_CATEGORY, label: 'None' },
  ];
  return (
    <Grid
      templateColumns={{ base: '1.25fr 1fr', md: 'minmax(0, 1fr) 200px 160px' }}
      gap={{ base: '2.5', md: '3' }}
      px={{ base: '4', md: '5' }}
      py={{ base: '3', md: '4' }}
      borderBottomWidth="1px"
      css={{ '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
    >
      <SearchInput label="Search products" value={state.search} onSearch={(search) => change({ search })} />
      <FilterSelect
        label="Category"
        all="All categories"
        value={state.filters.category}
        options={categoryOptions}
        onChange={(value) => filter('category', value)}
      />
      <FilterSelect
        label="Flag"
        all="All flags"
        value={state.filters.flag}
        options={FLAG_OPTIONS}
        onChange={(value) => filter('flag', value)}
      />
    </Grid>
  );
}
