import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';

export interface PageHeadProps {
  /** The screen's title, in capitals as the screen shows it; it names the browser tab too. */
  title: string;
  back?: { to: string; label: string };
  /** A line below the title, read out when it changes. */
  note?: string | undefined;
  /** The screen's main actions. */
  children?: ReactNode;
}

/** The head of every screen: title, way back, actions. */
export function PageHead({ title, back, note, children }: PageHeadProps) {
  return (
    <Flex align="center" justify="space-between" gapX="5" gapY="3" wrap="wrap" mb="5">
      <title>{`${title} | Rad Rewind back office`}</title>
      <Box minW="0">
        {back && (
          <Button asChild variant="ghost" size="sm" px="2.5" ms="-2.5" mb="1">
            <Link to={back.to}>
              <Icon name="left" />
              {back.label}
            </Link>
          </Button>
        )}
        <Heading
          as="h1"
          fontSize={{ base: '2xl', md: '1.75rem' }}
          fontWeight="800"
          letterSpacing="0.01em"
          lineHeight="1.15"
        >
          {title}
        </Heading>
        {note !== undefined && (
          <Text role="status" mt="1" color="fg.muted" textStyle="sm">
            {note}
          </Text>
        )}
      </Box>
      {children && (
        <Flex align="center" wrap="wrap" gap="3">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
