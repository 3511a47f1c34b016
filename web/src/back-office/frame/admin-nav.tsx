import { chakra, List } from '@chakra-ui/react';
import { pagePath } from '@rad-rewind/contract/paths';
import { NavLink } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import { ADMIN_LINKS } from './nav-links.ts';

const AreaLink = chakra(NavLink, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '1',
    gap: '3',
    minH: '44px',
    px: '3',
    borderRadius: 'l2',
    color: 'gray.700',
    fontWeight: '600',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.500', outlineOffset: '2px' },
    _currentPage: {
      ms: '-3',
      ps: '6',
      borderStartRadius: '0',
      bg: 'brand.100',
      color: 'brand.700',
      fontWeight: '700',
      boxShadow: 'inset 5px 0 0 {colors.brand.500}',
    },
  },
});

/** Links to the admin areas, the open one marked. */
export function AdminNav({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav aria-label="Back office">
      <List.Root variant="plain" gap="0.5">
        {ADMIN_LINKS.map(({ to, label, icon }) => (
          <List.Item key={to}>
            <AreaLink to={to} end={to === pagePath.admin} onClick={() => onNavigate?.()}>
              <Icon name={icon} />
              {label}
            </AreaLink>
          </List.Item>
        ))}
      </List.Root>
    </nav>
  );
}
