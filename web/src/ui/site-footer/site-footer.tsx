import type { Accent } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { CookieSettings } from '../consent/cookie-settings.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { Newsletter } from '../newsletter/newsletter.tsx';
import pattern from '../pattern.module.css';
import { Stripes } from '../stripes.tsx';
import styles from './site-footer.module.css';

interface FooterLink {
  text: string;
  to: string;
  icon?: IconName;
}

const GROUPS: readonly { title: string; accent: Accent; links: readonly FooterLink[] }[] = [
  {
    title: 'SHOP',
    accent: 'blue',
    links: [
      { text: 'Home', to: pagePath.home },
      { text: 'Categories', to: pagePath.categories },
      { text: 'New Arrivals', to: pagePath.newArrivals },
      { text: 'About', to: pagePath.about },
    ],
  },
  {
    title: 'SMALL PRINT',
    accent: 'green',
    links: [
      { text: 'Terms', to: pagePath.legal('terms') },
      { text: 'Privacy', to: pagePath.legal('privacy') },
      { text: 'Affiliate', to: pagePath.legal('affiliate') },
      { text: 'Cookies', to: pagePath.legal('cookies') },
    ],
  },
  {
    title: 'FOLLOW',
    accent: 'yellow',
    links: [
      { text: 'Photo feed', to: 'https://www.instagram.com/radrewind/', icon: 'camera' },
      { text: 'Video channel', to: 'https://www.youtube.com/@radrewind', icon: 'video' },
    ],
  },
];

function GroupLink({ link }: { link: FooterLink }) {
  if (link.to.startsWith('/')) return <Link to={link.to}>{link.text}</Link>;
  return (
    <a href={link.to} target="_blank" rel="noopener">
      {link.icon && <Icon name={link.icon} />}
      {link.text}
    </a>
  );
}

/** The newsletter form, the site's links, the affiliate disclosure and the year. */
export function SiteFooter() {
  return (
    <footer className={styles.site}>
      <Newsletter />
      <div className={classNames(pattern.pattern, styles.footer, 'on-dark')}>
        <Stripes />
        <div className="wrap">
          <div className={styles.groups}>
            <div className={styles.brand}>
              <img src="/art/wordmark-light.svg" alt="Rad Rewind" width="276" height="45" loading="lazy" />
              <p>Hand-picked 90s collectibles: the gadgets, threads, toys and tunes you still think about.</p>
            </div>
            {GROUPS.map(({ title, accent, links }) => (
              <nav key={title} data-accent={accent} aria-labelledby={`footer-${accent}`}>
                <h2 id={`footer-${accent}`}>{title}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.to}>
                      <GroupLink link={link} />
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <div className={styles.end}>
            <p className={styles.disclosure}>
              <b>Affiliate disclosure:</b> product links on this site are affiliate links. If you buy through
              them, we may earn a commission at no extra cost to you. As an Amazon Associate I earn from
              qualifying purchases.
            </p>
            <CookieSettings className={styles.cookies} />
            <p className={styles.copyright} suppressHydrationWarning>
              © {new Date().getFullYear()} RAD REWIND
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
