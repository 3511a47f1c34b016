import { isRetailerImageHost } from '@rad-rewind/contract/image';

/** A product's pictures, as it keeps them. */
export interface ProductPictures {
  readonly featuredImage: string | null;
  readonly images: readonly string[];
}

function isAmazonPicture(address: string): boolean {
  return URL.canParse(address) && isRetailerImageHost(new URL(address).hostname);
}

/**
 * Brings a product's links to Amazon's pictures up to date, since they may not be kept longer than the API serves
 * them (docs/product.md, "Amazon prices"). A link that is served no more gives its place to one that the product
 * lacks, or goes; a product that had a featured picture keeps one as long as it has any. The shop's own pictures stay.
 * @param served what Amazon serves now, the primary picture first; an empty list tells nothing and changes nothing
 * @returns null where everything is up to date
 */
export function refreshedPictures(
  product: ProductPictures,
  served: readonly string[],
): ProductPictures | null {
  const { featuredImage, images } = product;
  const outdated = (address: string) => isAmazonPicture(address) && !served.includes(address);
  const all = featuredImage === null ? images : [featuredImage, ...images];
  if (served.length === 0 || !all.some(outdated)) return null;
  const spare = served.filter((address) => !all.includes(address));
  const current = (address: string): string | undefined => (outdated(address) ? spare.shift() : address);
  const [first, ...others] = [featuredImage ?? undefined, ...images].map(
    (address) => address && current(address),
  );
  const left = others.filter((address) => address !== undefined);
  return {
    featuredImage: first ?? (featuredImage === null ? null : (left.shift() ?? null)),
    images: left,
  };
}
