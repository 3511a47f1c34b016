import { Box, Flex, SkipNavLink, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../ui/main-portal.tsx';
import { AdminNav } from './admin-nav.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every admin screen: top bar, sidebar from 1024 px on, content of at most 1200 px. */
export function BackOfficeFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipNavLink
        id={MAIN_ID}
        bg="accent.yellow"
        color="ink"
        borderWidth="2px"
        borderColor="ink"
        fontWeight="700"
      >
        Skip to content
      </SkipNavLink>
      <TopBar />
      <Flex minH="calc(100vh - 74px)" align="stretch">
        <Box
          as="aside"
          aria-label="Back office areas"
          display={{ base: 'none', lg: 'block' }}
          flex="none"
          w="240px"
          bg="bg.panel"
          borderInlineEndWidth="2px"
          borderColor="ink"
        >
          <Box position="sticky" top="0" px="3" py="5">
            <Text px="3" pb="2" color="fg.muted" fontSize="0.8125rem" fontWeight="600">
              Back office
            </Text>
            <AdminNav />
          </Box>
        </Box>
        <Box
          as="main"
          id={MAIN_ID}
          tabIndex={-1}
          outline="none"
          flex="1"
          minW="0"
          maxW="1264px"
          px={{ base: '3', sm: '4', md: '6', lg: '8' }}
          pt={{ base: '5', md: '7' }}
          pb="14"
        >
          {children}
        </Box>
      </Flex>
    </>
  );
}
