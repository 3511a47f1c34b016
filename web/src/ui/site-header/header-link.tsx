import { Link, useLocation } from 'react-router-dom';
import styles from './site-header.module.css';

interface HeaderLinkProps {
  to: string;
  /** Beginning of the other paths that belong to it, such as `/admin`. */
  section?: string;
  children: string;
}

/** A link of the header, marked when it leads to this page or to the section that this page is in. */
export function HeaderLink({ to, section, children }: HeaderLinkProps) {
  const { pathname } = useLocation();
  const isPage = pathname === to;
  const isSection = section !== undefined && (pathname === section || pathname.startsWith(`${section}/`));
  return (
    <Link className={styles.link} to={to} aria-current={isPage ? 'page' : isSection ? 'true' : undefined}>
      {children}
    </Link>
  );
}
