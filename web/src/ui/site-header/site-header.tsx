import { pagePath } from '@rad-rewind/contract/paths';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { useLogout } from '../../session/use-logout.ts';
import { buttonClass } from '../button.ts';
import { classNames } from '../class-names.ts';
import { documentNonce } from '../document-nonce.ts';
import { Icon } from '../icon.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { Stripes } from '../stripes.tsx';
import { HeaderLink } from './header-link.tsx';
import styles from './site-header.module.css';

const MENU_ID = 'site-menu';

/** What only an admin sees: the way to the back office, and out. */
function AdminControls() {
  const { user } = useCurrentUser();
  const logout = useLogout();
  if (!user?.isAdmin) return null;
  return (
    <>
      <HeaderLink to={pagePath.admin} section="/admin" anew={!documentNonce()}>
        ADMIN
      </HeaderLink>
      <button
        type="button"
        className={styles.link}
        disabled={logout.isPending}
        onClick={() => logout.mutate()}
      >
        LOGOUT
      </button>
    </>
  );
}

/**
 * The site's title and links. On small screens the links are a popover behind MENU, which the browser opens and
 * closes by itself, so that it works before the script has arrived.
 */
export function SiteHeader() {
  const menu = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu, with the page it was on.
  useLayoutEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);

  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.row)}>
        <Link className={styles.logo} to={pagePath.home}>
          <img src="/art/wordmark.svg" alt="Rad Rewind" width="276" height="45" />
        </Link>
        <button
          type="button"
          className={classNames(buttonClass({ tone: 'yellow', size: 'small' }), styles.menuButton)}
          popoverTarget={MENU_ID}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          MENU
        </button>
        <nav
          ref={menu}
          id={MENU_ID}
          className={styles.nav}
          aria-label="Main"
          popover="auto"
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          <HeaderLink to={pagePath.home}>HOME</HeaderLink>
          <HeaderLink to={pagePath.categories} section="/category">
            CATEGORIES
          </HeaderLink>
          <HeaderLink to={pagePath.newArrivals}>NEW ARRIVALS</HeaderLink>
          <AdminControls />
          <SearchForm className={styles.search} label="Search" />
        </nav>
        <Link className={styles.searchLink} to={pagePath.search()} aria-label="Search">
          <Icon name="search" />
        </Link>
      </div>
      <Stripes />
    </header>
  );
}
