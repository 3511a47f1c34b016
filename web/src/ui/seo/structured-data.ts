import { PRICE_CURRENCY, STRUCTURED_DATA_ITEMS } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import type { PublicProduct } from '@rad-rewind/contract/product';
import { hasPrice } from '@rad-rewind/contract/product-rules';
import { firstCharacters, htmlToText } from '@rad-rewind/contract/text';
import { SITE_NAME } from './page-head.tsx';

/*
 * Schema.org objects for search engines (docs/product.md, "SEO"). Addresses are absolute, built on
 * the origin that is passed in.
 */

const CONTEXT = 'https://schema.org';
const DESCRIPTION_LENGTH = 5_000;

/** The number in a price text such as "$1,119.00", as Schema.org writes it: "1119.00"; null where there is none. */
export function priceAmount(price: string | null): string | null {
  if (!hasPrice(price)) return null;
  const amount = /\d[\d,]*(?:\.\d+)?/.exec(price)?.[0].replaceAll(',', '');
  return amount && Number(amount) > 0 ? amount : null;
}

/** A product with its offer in US dollars, or without an offer where no price is shown. */
export function productData(product: PublicProduct, origin: string): object {
  const url = origin + pagePath.product(product.slug);
  const amount = priceAmount(product.price);
  const pictures = [product.featuredImage, ...product.images].filter((image) => image !== null);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    url,
    ...(product.description && {
      description: firstCharacters(htmlToText(product.description), DESCRIPTION_LENGTH),
    }),
    ...(pictures.length > 0 && {
      image: [...new Set(pictures)].map((image) => (image.startsWith('/') ? origin + image : image)),
    }),
    ...(amount && {
      offers: { '@type': 'Offer', url, price: amount, priceCurrency: PRICE_CURRENCY },
    }),
  };
}

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to this one, home left out of the list that is passed in. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: pagePath.home }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** A page that lists products; it names the first five at most. */
export function collectionData(
  { name, description, path }: { name: string; description: string; path: string },
  products: readonly { name: string; slug: string }[],
  origin: string,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name,
    description,
    url: origin + path,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.slice(0, STRUCTURED_DATA_ITEMS).map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: product.name,
        url: origin + pagePath.product(product.slug),
      })),
    },
  };
}

/** The shop as a whole, with the address of its search. */
export function websiteData(origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: SITE_NAME,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={term}` },
      'query-input': 'required name=term',
    },
  };
}
