import { Heading, Image, Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** Shows the drawing of the empty box; leave out where a search merely found nothing. */
  drawing?: boolean;
  /** The way out. */
  children?: ReactNode;
}

/** What stands where a list has nothing to show. */
export function EmptyState({ title, text, drawing = false, children }: EmptyStateProps) {
  return (
    <VStack px="5" pt="8" pb="9" gap="1.5" textAlign="center">
      {drawing && <Image src="/art/state-empty.svg" alt="" boxSize="132px" />}
      <Heading as="h2" fontSize="xl" fontWeight="800">
        {title}
      </Heading>
      {text && <Text color="fg.muted">{text}</Text>}
      {children}
    </VStack>
  );
}
