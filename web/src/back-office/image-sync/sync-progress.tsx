import { Box, Flex, Progress, Text } from '@chakra-ui/react';
import { runProgress, type SyncStates } from './sync-run.ts';

/** How far Sync Selected has come. */
export function SyncProgress({ filenames, states }: { filenames: readonly string[]; states: SyncStates }) {
  const { total, synced, failed } = runProgress(filenames, states);
  const done = synced + failed;
  return (
    <Box px={{ base: '4', md: '5' }} py="4" bg="brand.50" borderBottomWidth="1px">
      <Flex
        justify="space-between"
        wrap="wrap"
        columnGap="3"
        rowGap="0.5"
        mb="2"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        aria-live="polite"
      >
        <Text as="b" fontWeight="700">
          Syncing {Math.min(done + 1, total)} of {total}
        </Text>
        <Text color="fg.muted">
          {synced} synced, {failed} failed
        </Text>
      </Flex>
      <Progress.Root value={done} max={total} aria-label="Syncing images">
        <Progress.Track
          h="14px"
          borderWidth="2px"
          borderColor="ink"
          borderRadius="full"
          bg="bg.panel"
          boxShadow="none"
        >
          <Progress.Range bg="brand.solid" borderInlineEndWidth="2px" borderColor="ink" />
        </Progress.Track>
      </Progress.Root>
    </Box>
  );
}
