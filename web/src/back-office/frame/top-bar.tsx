import { Box, Button, Flex, Image, Separator } from '@chakra-ui/react';
import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';
import { useLogout } from '../../session/use-logout.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { SITE_LINKS } from './nav-links.ts';

const STRIPES = Array.from({ length: 12 }, (_, index) => index);
const STRIPE_COLOURS = ['accent.blue', 'accent.pink', 'accent.yellow', 'accent.green'];

/** The four-colour band under the bar, as on the storefront. */
function Stripes() {
  return (
    <Flex aria-hidden="true" h="10px" borderBlockWidth="2px" borderColor="ink">
      {STRIPES.map((index) => (
        <Box
          key={index}
          flex="1"
          bg={STRIPE_COLOURS[index % STRIPE_COLOURS.length]}
          borderInlineStartWidth={index === 0 ? '0' : '2px'}
          borderColor="ink"
        />
      ))}
    </Flex>
  );
}

const linkStyle = {
  variant: 'ghost',
  color: 'gray.700',
  fontSize: '0.8125rem',
  letterSpacing: '0.05em',
  px: '3',
} as const;

function SiteNav() {
  const logout = useLogout();
  return (
    <Flex as="nav" aria-label="Site" align="center" gap="0.5" display={{ base: 'none', lg: 'flex' }}>
      {SITE_LINKS.map(({ to, label }) => (
        <Button key={to} asChild {...linkStyle}>
          <Link to={to}>{label}</Link>
        </Button>
      ))}
      <Separator orientation="vertical" h="6" mx="2.5" borderColor="border.emphasized" />
      <Button
        asChild
        {...linkStyle}
        variant="outline"
        borderWidth="2px"
        bg="accent.yellow"
        color="ink"
        borderColor="ink"
      >
        <Link to={pagePath.admin} aria-current="true">
          ADMIN
        </Link>
      </Button>
      <Button {...linkStyle} disabled={logout.isPending} data-leaves="" onClick={() => logout.mutate()}>
        <Icon name="logout" />
        LOGOUT
      </Button>
    </Flex>
  );
}

/** The bar at the top of every admin screen: wordmark, the site's links, LOGOUT; under 1024 px a MENU. */
export function TopBar() {
  return (
    <Box as="header" position="relative" bg="bg.panel">
      <Flex
        align="center"
        justify="space-between"
        gap="5"
        minH={{ base: '60px', md: '64px' }}
        ps={{ base: '3', md: '5' }}
        pe={{ base: '4', md: '6', lg: '8' }}
      >
        <Box
          asChild
          borderRadius="l2"
          _focusVisible={{ outline: '3px solid', outlineColor: 'brand.500', outlineOffset: '2px' }}
        >
          <Link to={pagePath.admin} aria-label="Rad Rewind, dashboard">
            <Image
              src="/art/wordmark.svg"
              alt=""
              width={{ base: '153px', md: '184px' }}
              height="auto"
              aspectRatio="184 / 30"
              css={{ imageRendering: 'pixelated' }}
            />
          </Link>
        </Box>
        <SiteNav />
        <MenuDrawer />
      </Flex>
      <Stripes />
    </Box>
  );
}
