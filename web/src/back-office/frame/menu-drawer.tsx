import { Button, CloseButton, Drawer, Portal, Separator, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLogout } from '../../session/use-logout.ts';
import { onStay } from '../form/staying.ts';
import { Icon } from '../ui/icon.tsx';
import { AdminNav } from './admin-nav.tsx';
import { SITE_LINKS } from './nav-links.ts';

const itemStyle = {
  variant: 'ghost',
  color: 'gray.700',
  justifyContent: 'flex-start',
  px: '3',
  h: '44px',
} as const;

function SiteLinks({ onNavigate }: { onNavigate: () => void }) {
  const logout = useLogout();
  return (
    <Stack as="nav" aria-label="Site" gap="0.5">
      {SITE_LINKS.map(({ to, label }) => (
        <Button key={to} asChild {...itemStyle}>
          <Link to={to} onClick={onNavigate}>
            {label}
          </Link>
        </Button>
      ))}
      <Button {...itemStyle} disabled={logout.isPending} data-leaves="" onClick={() => logout.mutate()}>
        LOGOUT
      </Button>
    </Stack>
  );
}

/** MENU on screens under 1024 px: admin areas and the site's links in a drawer. */
export function MenuDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => onStay(() => setOpen(false)), []);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      size="xs"
      lazyMount
      unmountOnExit
    >
      <Drawer.Trigger asChild>
        <Button variant="outline" display={{ base: 'inline-flex', lg: 'none' }}>
          <Icon name="menu" />
          MENU
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>MENU</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <AdminNav onNavigate={close} />
              <Separator my="3" />
              <SiteLinks onNavigate={close} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton variant="ghost" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
