import { Box, Card, Flex, SimpleGrid, Skeleton } from '@chakra-ui/react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export interface StatCardProps {
  label: string;
  /** Undefined while it loads. */
  value: number | undefined;
  icon: IconName;
  /** A colour token for the icon's box. */
  colour: string;
}

/** One counter with its name. */
export function StatCard({ label, value, icon, colour }: StatCardProps) {
  return (
    <Card.Root>
      <Flex
        align={{ base: 'flex-start', md: 'center' }}
        direction={{ base: 'column', md: 'row' }}
        columnGap="4"
        rowGap="1.5"
        px={{ base: '3.5', md: '5' }}
        py={{ base: '3', md: '4' }}
      >
        <Flex
          align="center"
          justify="center"
          flex="none"
          boxSize={{ base: '36px', md: '44px' }}
          bg={colour}
          borderWidth="2px"
          borderColor="ink"
          borderRadius="l2"
        >
          <Icon name={icon} />
        </Flex>
        <Flex as="dl" direction="column-reverse" minW="0">
          <Box as="dt" color="fg.muted" textStyle="sm" lineHeight="1.3">
            {label}
          </Box>
          <Box
            as="dd"
            fontSize="1.75rem"
            fontWeight="800"
            lineHeight="1.15"
            fontVariantNumeric="tabular-nums"
          >
            {value === undefined ? (
              <Skeleton h="7" w="12" aria-label="Loading" />
            ) : (
              value.toLocaleString('en-US')
            )}
          </Box>
        </Flex>
      </Flex>
    </Card.Root>
  );
}

/** Four counters: in a row, or two by two under 1160 px. */
export function StatGrid({ stats }: { stats: readonly StatCardProps[] }) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }} mb={{ base: '5', md: '6' }}>
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </SimpleGrid>
  );
}
