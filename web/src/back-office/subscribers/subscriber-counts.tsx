import { Box, Flex } from '@chakra-ui/react';
import type { Subscriber } from '@rad-rewind/contract/subscriber';

function Count({ value, label, colour }: { value: number; label: string; colour: string }) {
  return (
    <Flex
      as="span"
      align="center"
      gap={{ base: '1.5', sm: '2' }}
      minH="32px"
      px={{ base: '2', sm: '3' }}
      borderWidth="1.5px"
      borderColor="ink"
      borderRadius="full"
      bg={colour}
      textStyle="sm"
      fontWeight="600"
    >
      <Box as="b" fontWeight="800" fontVariantNumeric="tabular-nums">
        {value.toLocaleString('en-US')}
      </Box>
      {label}
    </Flex>
  );
}

/** How many addresses there are, how many of them are active, how many unsubscribed, and who has yet to confirm. */
export function SubscriberCounts({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const active = subscribers.filter(({ subscribed }) => subscribed).length;
  const pending = subscribers.filter((subscriber) => subscriber.pending).length;
  return (
    <Flex wrap="wrap" gap={{ base: '1.5', sm: '2' }}>
      <Count value={subscribers.length} label="Total" colour="bg.panel" />
      <Count value={active} label="Active" colour="accent.greenTint" />
      <Count value={subscribers.length - active - pending} label="Unsubscribed" colour="bg.muted" />
      {pending > 0 && <Count value={pending} label="Pending" colour="bg.panel" />}
    </Flex>
  );
}
