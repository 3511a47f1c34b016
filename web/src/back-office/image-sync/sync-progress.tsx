import { Box, Button, Flex, Progress, Text } from '@chakra-ui/react';
import { runProgress, type SyncStates } from './sync-run.ts';

export interface SyncProgressProps {
  filenames: readonly string[];
  states: SyncStates;
  onStop: () => void;
}

/** How far Sync Selected has come, and the way to end it. */
export function SyncProgress({ filenames, states, onStop }: SyncProgressProps) {
  const { total, synced, failed } = runProgress(filenames, states);
  const done = synced + failed;
  return (
    <Box px={{ base: '4', md: '5' }} py="4" bg="brand.50" borderBottomWidth="1px">
      <Flex
        align="center"
        wrap="wrap"
        columnGap="4"
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
        <Button size="sm" variant="outline" ms="auto" onClick={onStop}>
          Stop
        </Button>
      </Flex>
      <Progress.Root value={done} max={total}>
        <Progress.Track
          aria-label="Syncing images"
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
