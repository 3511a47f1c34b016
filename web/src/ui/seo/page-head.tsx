import { SHARE_IMAGE_SIZE } from '@rad-rewind/contract/share-image';
import { useSiteOrigin } from '../../app/site-context.tsx';
import { toEmbeddedJson } from './embedded-json.ts';

export const SITE_NAME = 'Rad Rewind';

/** Picture for link previews. */
export interface PreviewImage {
  /** An address, or a path on this site. */
  address: string;
  /** What it shows. */
  alt: string;
  /** In pixels, where they are known. */
  size?: { readonly width: number; readonly height: number };
}

const DEFAULT_IMAGE: PreviewImage = {
  address: '/art/share.png',
  alt: SITE_NAME,
  size: SHARE_IMAGE_SIZE,
};

interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Canonical path of the page; left out where the page is not to be found by search engines. */
  path?: string;
  /** The shop's own picture where it is left out. */
  image?: PreviewImage | undefined;
  type?: 'website' | 'product' | 'article';
  /** Schema.org objects for search engines. */
  structuredData?: readonly object[];
}

/** An absolute address, as link previews and structured data need it. */
function absolute(address: string, origin: string): string {
  return URL.canParse(address, origin || undefined) ? new URL(address, origin || undefined).href : address;
}

function PreviewImageTags({ image, origin }: { image: PreviewImage; origin: string }) {
  const { alt, size } = image;
  const address = absolute(image.address, origin);
  return (
    <>
      <meta property="og:image" content={address} />
      {size && (
        <>
          <meta property="og:image:width" content={String(size.width)} />
          <meta property="og:image:height" content={String(size.height)} />
        </>
      )}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

/** Title, description, canonical address, link preview and structured data of a screen. */
export function PageHead({
  title,
  description,
  path,
  image = DEFAULT_IMAGE,
  type = 'website',
  structuredData,
}: PageHeadProps) {
  const origin = useSiteOrigin();
  const fullTitle =
    title === SITE_NAME || title.includes(`| ${SITE_NAME}`) ? title : `${title} | ${SITE_NAME}`;
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
      <PreviewImageTags image={image} origin={origin} />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
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
