import { Box, Button, Flex, Spinner } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface SaveBarProps {
  dirty: boolean;
  pending: boolean;
  saveLabel: string;
  cancelTo: string;
  /** Further buttons, in front of the others. */
  children?: ReactNode;
}

/** The bar at the foot of a form: whether there is something to save, CANCEL, and the form's main button. */
export function SaveBar({ dirty, pending, saveLabel, cancelTo, children }: SaveBarProps) {
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="docked"
      align="center"
      justify="flex-end"
      wrap="wrap"
      gap="3"
      mt="5"
      mx={{ base: '-3', sm: '-4', md: '-6', lg: '-8' }}
      px={{ base: '3', sm: '4', md: '6', lg: '8' }}
      pt="3"
      pb="4"
      bg="bg.panel"
      borderTopWidth="2px"
      borderColor="ink"
    >
      <Flex
        role="status"
        align="center"
        gap="2"
        me="auto"
        w={{ base: 'full', md: 'auto' }}
        textStyle="sm"
        fontWeight="600"
        _empty={{ display: 'none' }}
      >
        {dirty && (
          <>
            <Box
              boxSize="10px"
              borderWidth="1.5px"
              borderColor="ink"
              borderRadius="full"
              bg="accent.yellow"
            />
            Unsaved changes
          </>
        )}
      </Flex>
      {children}
      <Button asChild variant="outline" flex={{ base: '1', md: 'none' }}>
        <Link to={cancelTo}>CANCEL</Link>
      </Button>
      <Button type="submit" disabled={pending} aria-busy={pending} flex={{ base: '1 0 auto', md: 'none' }}>
        {pending && <Spinner size="sm" />}
        {saveLabel}
      </Button>
    </Flex>
  );
}
