import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StatusBadge } from './status-badge.tsx';
import type { StatusRow } from './status-row.ts';

/** Name, words and badge beside each other; below each other where the screen is narrow. */
const Row = chakra(Grid, {
  base: {
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '5',
    rowGap: '1.5',
    px: { base: '4', md: '5' },
    py: '3',
    minH: '52px',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    _notLast: { borderBottomWidth: '1px' },
  },
});

export interface StatusListProps {
  rows: readonly StatusRow[];
  /** What can be done about the row of that name. */
  actionOf?: (name: string) => ReactNode;
}

/** Rows of the status screen: what it is, how it is in words, and a badge. */
export function StatusList({ rows, actionOf }: StatusListProps) {
  return (
    <Box as="dl">
      {rows.map(({ name, text, detail, badge }) => (
        <Row key={name}>
          <Box as="dt" fontWeight="700">
            {name}
          </Box>
          <Box as="dd">
            {text}{' '}
            <Box as="small" color="fg.muted" fontSize="0.8125rem" ms={{ base: '0', md: '1.5' }}>
              {detail}
            </Box>
          </Box>
          <Flex as="dd" align="center" wrap="wrap" gap="2.5" justify={{ base: 'flex-start', md: 'flex-end' }}>
            {badge && <StatusBadge {...badge} />}
            {actionOf?.(name)}
          </Flex>
        </Row>
      ))}
    </Box>
  );
}
