import { LEGAL_LAST_UPDATED } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { LEGAL_SECTIONS, type LegalSection, pagePath } from '@rad-rewind/contract/paths';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useSiteOrigin } from '../../app/site-context.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageBand } from '../../ui/page-band.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { breadcrumbData } from '../../ui/seo/structured-data.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { AffiliateText } from './affiliate-text.tsx';
import { CookiesText } from './cookies-text.tsx';
import styles from './legal-screen.module.css';
import { PrivacyText } from './privacy-text.tsx';
import { TermsText } from './terms-text.tsx';

interface LegalPage {
  title: string;
  description: string;
  Text: ComponentType;
}

const PAGES: Record<LegalSection, LegalPage> = {
  terms: {
    title: 'Terms of Use',
    description: 'The rules for using Rad Rewind: who may use it, what we promise and what we do not.',
    Text: TermsText,
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'What Rad Rewind knows about its visitors, why, for how long, and how to have it removed.',
    Text: PrivacyText,
  },
  affiliate: {
    title: 'Affiliate Disclosure',
    description: 'How Rad Rewind earns money: links to partner sites that pay us a commission.',
    Text: AffiliateText,
  },
  cookies: {
    title: 'Cookie Policy',
    description: 'Every cookie you may meet at Rad Rewind, what it is for and how long it lasts.',
    Text: CookiesText,
  },
};

const isLegalSection = (section: string): section is LegalSection =>
  (LEGAL_SECTIONS as readonly string[]).includes(section);

function SectionMissing() {
  return (
    <>
      <PageHead title={ERROR_TEXT.legalSection} description="There is no such page." />
      <StatePanel art="404" headingLevel="h1" title={ERROR_TEXT.legalSection} action={<HomeLink />} />
    </>
  );
}

function SideMenu({ current }: { current: LegalSection }) {
  return (
    <nav className={styles.menu} aria-label="Legal pages">
      <ul>
        {LEGAL_SECTIONS.map((section) => (
          <li key={section}>
            <Link to={pagePath.legal(section)} aria-current={section === current ? 'page' : undefined}>
              {PAGES[section].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The four legal pages. */
export default function LegalScreen() {
  const { section = '' } = useParams();
  const origin = useSiteOrigin();
  if (!isLegalSection(section)) return <SectionMissing />;
  const { title, description, Text } = PAGES[section];
  const path = pagePath.legal(section);
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={path}
        type="article"
        structuredData={[breadcrumbData([{ name: title, path }], origin)]}
      />
      <PageBand accent="blue" title={title} text={`Last updated: ${LEGAL_LAST_UPDATED}`} />
      <div className="wrap">
        <div className={styles.columns}>
          <SideMenu current={section} />
          <article className={styles.text}>
            <Text />
          </article>
        </div>
      </div>
    </>
  );
}
