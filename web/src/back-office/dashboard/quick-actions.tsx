import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';

interface QuickAction {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  add?: { to: string; label: string };
}

const ACTIONS: readonly QuickAction[] = [
  {
    to: pagePath.adminProducts,
    icon: 'product',
    title: 'Products',
    text: 'Edit, view and delete',
    add: { to: pagePath.adminProductNew, label: 'ADD PRODUCT' },
  },
  {
    to: pagePath.adminCategories,
    icon: 'folder',
    title: 'Categories',
    text: 'Edit and delete',
    add: { to: pagePath.adminCategoryNew, label: 'ADD CATEGORY' },
  },
  {
    to: pagePath.adminAmazonSettings,
    icon: 'key',
    title: 'Amazon API settings',
    text: 'Keys and associate tag',
  },
  { to: pagePath.adminSubscribers, icon: 'mail', title: 'Subscribers', text: 'Search, export, delete' },
  { to: pagePath.adminSyncImages, icon: 'sync', title: 'Image sync tool', text: 'Copy missing images' },
];

// The whole box is the link's target; the button on it stays above.
const AreaLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    flex: '1',
    minW: '0',
    textDecoration: 'none',
    color: 'inherit',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'brand.500', outlineOffset: '2px' },
    },
  },
});

function QuickActionBox({ action }: { action: QuickAction }) {
  return (
    <Flex
      as="li"
      position="relative"
      align={{ base: 'stretch', sm: 'center' }}
      direction={{ base: action.add ? 'column' : 'row', sm: 'row' }}
      gap="3"
      minH={{ base: '64px', md: '76px' }}
      px={{ base: '3', md: '4' }}
      py={{ base: '2.5', md: '3' }}
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l2"
      gridColumn={{ base: '1 / -1', md: 'span 3', lg: action.add ? 'span 3' : 'span 2' }}
      _hover={{ borderColor: 'brand.500', bg: 'brand.50' }}
      _last={{ gridColumn: { base: '1 / -1', lg: 'span 2' } }}
    >
      <AreaLink to={action.to}>
        <Icon name={action.icon} boxSize="22px" color="brand.500" />
        <Box lineHeight="1.35">
          <Box fontWeight="700">{action.title}</Box>
          <Box color="fg.muted" textStyle="sm" lineHeight="1.35">
            {action.text}
          </Box>
        </Box>
      </AreaLink>
      {action.add ? (
        <Button asChild variant="outline" size="sm" zIndex="1">
          <Link to={action.add.to}>
            <Icon name="plus" />
            {action.add.label}
          </Link>
        </Button>
      ) : (
        <Icon name="right" boxSize="16px" color="gray.500" alignSelf="center" />
      )}
    </Flex>
  );
}

/** Links to the admin areas. */
export function QuickActions() {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns="repeat(6, minmax(0, 1fr))"
      gap={{ base: '2.5', md: '3' }}
    >
      {ACTIONS.map((action) => (
        <QuickActionBox key={action.to} action={action} />
      ))}
    </Grid>
  );
}
