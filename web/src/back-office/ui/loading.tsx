import { Center, Flex, Skeleton, Spinner, VisuallyHidden } from '@chakra-ui/react';

/** A spinner that fills its place while a screen or the session loads. */
export function LoadingSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Center minH="40vh" role="status">
      <Spinner color="brand.solid" borderWidth="3px" size="lg" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}

const ROW_WIDTHS = ['72%', '54%', '88%', '62%', '70%'];

/** A table that is on its way: spinner for those who wait, rows in the shape of what comes. */
export function LoadingRows() {
  return (
    <>
      <Flex
        role="status"
        px="5"
        py="3"
        align="center"
        gap="2.5"
        color="brand.700"
        fontWeight="600"
        textStyle="sm"
      >
        <Spinner size="sm" /> Loading
      </Flex>
      {ROW_WIDTHS.map((width) => (
        <Flex key={width} aria-hidden="true" align="center" gap="3" px="5" minH="56px" borderTopWidth="1px">
          <Skeleton boxSize="44px" flex="none" borderRadius="l2" />
          <Skeleton h="3" w={width} maxW="calc(100% - 56px)" borderRadius="full" />
        </Flex>
      ))}
    </>
  );
}
