import { Box, Button, Card, Flex, IconButton, NativeSelect, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Icon } from '../ui/icon.tsx';
import { pageNumbers, type TablePage } from './table-rows.ts';
import { PAGE_SIZES } from './table-state.ts';
import type { TableControls } from './use-table-state.ts';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function PageButton({
  number,
  page,
  onPage,
}: {
  number: number;
  page: number;
  onPage: (page: number) => void;
}) {
  const current = number === page;
  return (
    <Button
      variant="ghost"
      px="2"
      color={current ? 'brand.700' : 'fg'}
      bg={current ? 'brand.100' : 'transparent'}
      borderColor={current ? 'brand.500' : 'transparent'}
      fontVariantNumeric="tabular-nums"
      aria-label={`Page ${number}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(number)}
    >
      {number}
    </Button>
  );
}

function Gap() {
  return (
    <Text aria-hidden="true" alignSelf="center" minW="6" textAlign="center" color="fg.muted">
      …
    </Text>
  );
}

function Pager({ page, pages, onPage }: PagerProps) {
  const numbers = pageNumbers(page, pages);
  return (
    <Flex as="nav" aria-label="Pages" gap="1" align="center">
      <IconButton
        variant="ghost"
        color="fg"
        bg="transparent"
        borderColor="transparent"
        aria-label="Previous page"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="left" />
      </IconButton>
      <Flex gap="1" display={{ base: 'none', sm: 'flex' }}>
        {numbers.map((number, index) => (
          <Fragment key={number}>
            {number > (numbers[index - 1] ?? 0) + 1 && <Gap />}
            <PageButton number={number} page={page} onPage={onPage} />
          </Fragment>
        ))}
      </Flex>
      <Text display={{ base: 'block', sm: 'none' }} textStyle="sm" color="fg.muted">
        {page} / {pages}
      </Text>
      <IconButton
        variant="ghost"
        color="fg"
        bg="transparent"
        borderColor="transparent"
        aria-label="Next page"
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="right" />
      </IconButton>
    </Flex>
  );
}

function PageSize({ controls }: { controls: TableControls }) {
  return (
    <NativeSelect.Root w="116px">
      <NativeSelect.Field
        aria-label="Rows per page"
        value={controls.state.pageSize}
        onChange={(event) => controls.change({ pageSize: Number(event.target.value) })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size} rows
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** The foot of a table: which rows are shown, how many at a time, and the other pages. */
export function TableFooter<Row>({ table, controls }: { table: TablePage<Row>; controls: TableControls }) {
  const first = (table.page - 1) * controls.state.pageSize + 1;
  const last = first + table.shown.length - 1;
  if (table.matching.length <= PAGE_SIZES[0]) return null;
  return (
    <Card.Footer>
      <Flex align="center" gap="3">
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
          {first} to {last} of {table.matching.length}
        </Text>
        <Box display={{ base: 'none', md: 'block' }}>
          <PageSize controls={controls} />
        </Box>
      </Flex>
      <Pager page={table.page} pages={table.pages} onPage={(page) => controls.change({ page })} />
    </Card.Footer>
  );
}
