import { useSiteOrigin } from '../../app/site-context.tsx';
import { toEmbeddedJson } from './embedded-json.ts';

export const SITE_NAME = 'Rad Rewind';
const DEFAULT_IMAGE = '/art/share.png';

interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Canonical path of the page; left out where the page is not to be found by search engines. */
  path?: string;
  /** Picture for link previews: an address, or a path on this site. */
  image?: string | null;
  type?: 'website' | 'product' | 'article';
  /** Schema.org objects for search engines. */
  structuredData?: readonly object[];
}

/** An absolute address, as link previews and structured data need it. */
function absolute(address: string, origin: string): string {
  return URL.canParse(address, origin || undefined) ? new URL(address, origin || undefined).href : address;
}

/** Title, description, canonical address, link preview and structured data of a screen. */
export function PageHead({
  title,
  description,
  path,
  image,
  type = 'website',
  structuredData,
}: PageHeadProps) {
  const origin = useSiteOrigin();
  const fullTitle =
    title === SITE_NAME || title.includes(`| ${SITE_NAME}`) ? title : `${title} | ${SITE_NAME}`;
  const picture = absolute(image ?? DEFAULT_IMAGE, origin);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(path, origin)} />
          <meta property="og:url" content={absolute(path, origin)} />
        </>
      )}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {structuredData && structuredData.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped.
          dangerouslySetInnerHTML={{ __html: toEmbeddedJson(structuredData) }}
        />
      )}
    </>
  );
}
