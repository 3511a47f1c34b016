import { Box, type SystemStyleObject, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/*
 * Rows from 700 px of width, stacked cards under it. Cells say what becomes of them in a card:
 * data-cell="select" left, "main" in the middle, "actions" right, anything else is repeated inside the main
 * cell in a `Fold`, which only cards show.
 */
const SNUG = '@container table (max-width: 859px)';
const NARROW = '@container table (max-width: 699px)';

const wideCss: SystemStyleObject = {
  '& th': {
    h: '40px',
    px: '3',
    py: '0',
    bg: 'bg.subtle',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: '0.75rem',
    fontWeight: '700',
    letterSpacing: '0.06em',
    whiteSpace: 'nowrap',
  },
  '& td': { h: '56px', px: '3', py: '1.5', borderColor: 'border', verticalAlign: 'middle' },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
  '& tr > :first-of-type': { ps: '5' },
  '& tr > :last-of-type': { pe: '4' },
  '& tbody tr': { bg: 'bg.panel' },
  // The card's round corners, which a row would cover.
  '& tbody tr:last-of-type': { borderBottomRadius: '8px' },
  '& tbody tr:last-of-type td:first-of-type': { borderBottomStartRadius: '8px' },
  '& tbody tr:last-of-type td:last-of-type': { borderBottomEndRadius: '8px' },
  '& tbody tr:hover': { bg: 'bg.subtle' },
  '& tbody tr[aria-selected=true]': { bg: 'brand.50', boxShadow: 'inset 4px 0 0 {colors.brand.500}' },
  '& [data-fold]': { display: 'none' },
  [SNUG]: {
    '& th, & td': { px: '2' },
    '& td[data-cell=flags] > *': { flexWrap: 'wrap' },
    '& td[data-cell=main]': { minW: '200px' },
  },
};

const UNSEEN: SystemStyleObject = {
  position: 'absolute',
  w: '1px',
  h: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Above cards, what is left of the head is what can be pressed there: the box for all rows and the orders. */
const sortBarCss: SystemStyleObject = {
  '& thead': { display: 'block', position: 'relative' },
  '& thead:not(:has([aria-sort]))': UNSEEN,
  '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', py: '1' },
  '& thead tr > th:nth-of-type(n)': {
    display: 'block',
    w: 'auto',
    minW: '0',
    h: 'auto',
    p: '0',
    bg: 'none',
    borderWidth: '0',
  },
  '& thead tr > th:not([aria-sort]):not(:has(input))': UNSEEN,
};

const narrowCss: SystemStyleObject = {
  [NARROW]: {
    '& table, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'start',
      py: '3',
      ps: '4',
      pe: '2',
      borderBottomWidth: '1px',
    },
    '& tbody tr:last-of-type': { borderBottomWidth: '0' },
    '& td, & tr > :first-of-type, & tr > :last-of-type': {
      display: 'none',
      h: 'auto',
      w: 'auto',
      p: '0',
      borderWidth: '0',
    },
    '& td[data-cell=select]': { display: 'block', gridColumn: '1', pe: '2' },
    '& td[data-cell=main]': { display: 'block', gridColumn: '2', alignSelf: 'center', minW: '0' },
    '& td[data-cell=actions]': { display: 'block', gridColumn: '3' },
    '& td[data-cell=actions-below]': { display: 'block', gridColumn: '1 / -1', pt: '2.5', pe: '2' },
    '& [data-fold]': { display: 'flex' },
    '& [data-cell=main] > *': { alignItems: 'flex-start' },
    ...sortBarCss,
  },
};

export interface DataTableProps {
  /** What the table lists, for screen readers. */
  label: string;
  /** The cells of the head. */
  head: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A table that turns into stacked cards where it is narrow. Explicit roles survive the change of display. */
export function DataTable({ label, head, children }: DataTableProps) {
  return (
    <Box css={[{ containerType: 'inline-size', containerName: 'table' }]}>
      <Box css={[wideCss, narrowCss]}>
        <Table.Root role="table" aria-label={label} size="md">
          <Table.Header>
            <Table.Row role="row">{head}</Table.Row>
          </Table.Header>
          <Table.Body>{children}</Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}
