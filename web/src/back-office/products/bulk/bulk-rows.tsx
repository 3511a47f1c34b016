import { Box, Flex, Spinner, Text } from '@chakra-ui/react';
import type { Product } from '@rad-rewind/contract/product';
import { Icon } from '../../ui/icon.tsx';
import { countOutcomes, type Outcomes, type RowOutcome, rowsToShow } from './bulk-outcome.ts';

function Outcome({ outcome }: { outcome: RowOutcome | undefined }) {
  if (outcome === undefined) return null;
  if (outcome.kind === 'waiting') return <Text color="fg.muted">Waiting</Text>;
  if (outcome.kind === 'working') return <Spinner size="sm" color="brand.solid" aria-label="Working" />;
  const failed = outcome.kind === 'failed';
  return (
    <Flex
      gap="1.5"
      align="center"
      color={failed ? 'fg.error' : 'fg.success'}
      fontWeight="600"
      overflowWrap="anywhere"
    >
      <Icon name={failed ? 'alert' : 'check'} boxSize="16px" />
      {failed ? outcome.message : 'Done'}
    </Flex>
  );
}

/** The rows that an action concerns, and what became of each. */
export function BulkRows({ products, outcomes }: { products: readonly Product[]; outcomes: Outcomes }) {
  const { done, failed } = countOutcomes(outcomes);
  const { shown, more } = rowsToShow(products, outcomes);
  return (
    <Box mt="3">
      <Text role="status" textStyle="sm" fontWeight="600" mb={outcomes.size > 0 ? '2' : '0'}>
        {outcomes.size > 0 && `${done} of ${products.length} done, ${failed} failed`}
      </Text>
      <Box
        as="ul"
        listStyleType="none"
        maxH="40vh"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="l2"
        tabIndex={0}
        aria-label="Products"
      >
        {shown.map(({ id, name }) => (
          <Flex
            as="li"
            key={id}
            justify="space-between"
            align="center"
            gap="3"
            px="3"
            minH="40px"
            py="1.5"
            textStyle="sm"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: '0' }}
          >
            <Text overflowWrap="anywhere">{name}</Text>
            <Box flex="none" maxW="55%">
              <Outcome outcome={outcomes.get(id)} />
            </Box>
          </Flex>
        ))}
      </Box>
      {more > 0 && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          and {more.toLocaleString('en-US')} more
        </Text>
      )}
    </Box>
  );
}
