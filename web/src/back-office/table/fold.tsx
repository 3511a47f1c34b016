import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The facts of a row that has become a card; hidden while the row has cells for them. */
export function Fold({ children }: { children: ReactNode }) {
  return (
    <Flex
      data-fold=""
      wrap="wrap"
      align="center"
      columnGap="2.5"
      rowGap="1.5"
      mt="0.5"
      color="fg.muted"
      fontWeight="400"
      textStyle="sm"
    >
      {children}
    </Flex>
  );
}
