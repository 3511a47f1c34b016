import type { ProductForm } from '@rad-rewind/contract/product';
import { slugify } from '@rad-rewind/contract/text';
import { readDescription } from './description.ts';
import type { SampleTag } from './tags.ts';

/** Where a sample product is sold: an Amazon product page by its ASIN, or an auction item by its number. */
export type SampleLink = { asin: string } | { item: string };

/** A product of the sample catalogue. What is left out has the usual value. */
export interface SampleProduct {
  /** Names its description file and, unless `featuredImage` says otherwise, its drawing. */
  key: string;
  name: string;
  /** Left out: no price. */
  price?: string;
  /** False: it belongs to no category. */
  categorised?: false;
  tags: readonly SampleTag[];
  link: SampleLink;
  /** How long it has been in the shop, which decides its place among the newest. */
  addedDaysAgo: number;
  featured?: true;
  /** Set: flagged as a new arrival that many hours ago; beyond seven days the flag has expired. */
  newArrivalHoursAgo?: number;
  /** Left out: `/uploads/<key>.webp`. Null: no picture. */
  featuredImage?: string | null;
  images?: readonly string[];
  seoTitle?: string;
  seoDescription?: string;
}

/** The address under which the picture `name` is served once it has been uploaded. */
export function uploadPath(name: string): string {
  return `/uploads/${name}.webp`;
}

/** The affiliate address of a sample link, with the demo shop's associate tag or campaign. */
export function affiliateLink(link: SampleLink): string {
  if ('asin' in link) return `https://www.amazon.com/dp/${link.asin}?tag=radrewind-20`;
  return `https://www.ebay.com/itm/${link.item}?mkevt=1&mkcid=1&mkrid=711-53200-19255-0&campid=5338900000&toolid=10001`;
}

/**
 * What an admin would have typed to create the sample product.
 * @param categoryId the id that the shop gave to its category, or null
 */
export function toProductForm(sample: SampleProduct, categoryId: number | null): ProductForm {
  return {
    name: sample.name,
    slug: slugify(sample.name),
    description: readDescription(sample.key),
    price: sample.price ?? '',
    categoryId: sample.categorised === false ? null : categoryId,
    affiliateLink: affiliateLink(sample.link),
    isAmazonProduct: 'asin' in sample.link,
    amazonProductId: 'asin' in sample.link ? sample.link.asin : null,
    featuredImage: sample.featuredImage === undefined ? uploadPath(sample.key) : sample.featuredImage,
    images: [...(sample.images ?? [])],
    isFeatured: sample.featured ?? false,
    isNewArrival: sample.newArrivalHoursAgo !== undefined,
    tags: [...sample.tags],
    seoTitle: sample.seoTitle ?? null,
    seoDescription: sample.seoDescription ?? null,
  };
}
