import { Box, Button, Flex, Grid, Spinner, Text } from '@chakra-ui/react';
import type { AmazonResult } from '@rad-rewind/contract/amazon';
import type { ReactNode } from 'react';
import { ImageFrame } from '../ui/image-frame.tsx';

function Blank({ children }: { children: ReactNode }) {
  return (
    <Flex
      align="center"
      justify="center"
      gap="2.5"
      p="5"
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor="gray.400"
      borderRadius="l2"
      color="fg.muted"
      textStyle="sm"
    >
      {children}
    </Flex>
  );
}

function Result({ result, onSelect }: { result: AmazonResult; onSelect: (result: AmazonResult) => void }) {
  const [image] = result.images;
  return (
    <Grid
      as="li"
      templateColumns={{ base: '88px minmax(0, 1fr)', sm: '1fr' }}
      templateRows={{ sm: 'auto 1fr' }}
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l2"
      overflow="hidden"
    >
      <ImageFrame src={image ?? '/art/fallback.svg'} alt="" borderWidth="0" borderRadius="0" />
      <Flex direction="column" gap="1" p="3" minW="0">
        <Text textStyle="sm" fontWeight="600" lineHeight="1.35" lineClamp={3}>
          {result.title}
        </Text>
        <Box mt="auto" fontSize="lg" fontWeight="800" fontVariantNumeric="tabular-nums">
          {result.price?.formatted ?? (
            <Text as="span" textStyle="sm" fontWeight="400" fontStyle="italic" color="fg.muted">
              No price
            </Text>
          )}
        </Box>
        <Button
          variant="outline"
          size="sm"
          mt="1"
          onClick={() => onSelect(result)}
          aria-label={`SELECT PRODUCT: ${result.title}`}
        >
          SELECT PRODUCT
        </Button>
      </Flex>
    </Grid>
  );
}

export interface AmazonResultsProps {
  /** Undefined before the first search. */
  results: readonly AmazonResult[] | undefined;
  pending: boolean;
  onSelect: (result: AmazonResult) => void;
}

/** What the search found, or the text that stands in its place. */
export function AmazonResults({ results, pending, onSelect }: AmazonResultsProps) {
  if (pending) {
    return (
      <Blank>
        <Spinner size="sm" color="brand.solid" />
        Searching...
      </Blank>
    );
  }
  if (!results) return <Blank>Search for Amazon products to display results.</Blank>;
  if (results.length === 0) return <Blank>No results found. Try a different search term.</Blank>;
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns="repeat(auto-fill, minmax(min(190px, 100%), 1fr))"
      gap="4"
    >
      {results.map((result) => (
        <Result key={result.productId} result={result} onSelect={onSelect} />
      ))}
    </Grid>
  );
}
