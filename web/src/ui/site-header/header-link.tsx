import { Link, useLocation } from 'react-router-dom';
import styles from './site-header.module.css';

interface HeaderLinkProps {
  to: string;
  /** Beginning of the other paths that belong to it, such as `/admin`. */
  section?: string;
  /** Whether the server is asked for the page, even where this one could show it. */
  anew?: boolean;
  children: string;
}

/** A link of the header, marked when it leads to this page or to the section that this page is in. */
export function HeaderLink({ to, section, anew = false, children }: HeaderLinkProps) {
  const { pathname } = useLocation();
  const isPage = pathname === to;
  const isSection = section !== undefined && (pathname === section || pathname.startsWith(`${section}/`));
  return (
    <Link
      className={styles.link}
      to={to}
      reloadDocument={anew}
      aria-current={isPage ? 'page' : isSection ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
