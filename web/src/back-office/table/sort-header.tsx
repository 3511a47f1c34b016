import { chakra, Table, type TableColumnHeaderProps } from '@chakra-ui/react';
import { Icon } from '../ui/icon.tsx';
import { nextSort } from './table-state.ts';
import type { TableControls } from './use-table-state.ts';

export interface SortHeaderProps extends TableColumnHeaderProps {
  label: string;
  sortKey: string;
  controls: TableControls;
}

const HeaderButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: 'var(--ctl-s)',
    mx: '-1.5',
    px: '1.5',
    borderRadius: 'l1',
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.500', outlineOffset: '-1px' },
  },
});

/** A column's head that sorts by it: up, down, the server's order. */
export function SortHeader({ label, sortKey, controls, ...props }: SortHeaderProps) {
  const sort = controls.state.sort;
  const active = sort?.key === sortKey;
  const direction = sort?.descending ? 'descending' : 'ascending';
  return (
    <Table.ColumnHeader aria-sort={active ? direction : 'none'} {...props}>
      <HeaderButton type="button" onClick={() => controls.change({ sort: nextSort(sort, sortKey) })}>
        {label}
        <Icon
          name={active ? (sort?.descending ? 'arrowDown' : 'arrowUp') : 'sort'}
          boxSize="14px"
          color={active ? 'brand.solid' : 'gray.400'}
        />
      </HeaderButton>
    </Table.ColumnHeader>
  );
}
