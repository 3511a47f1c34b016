import type { AmazonResult } from '@rad-rewind/contract/amazon';
import type { AmazonItem } from './answers.ts';

/** The price as Amazon displays it, of the offer that its own page features; null without one. */
export function displayedPrice({ offersV2 }: AmazonItem): string | null {
  const featured = offersV2?.listings?.find(({ isBuyBoxWinner }) => isBuyBoxWinner === true);
  return featured?.price?.money?.displayAmount || null;
}

/** The API has no description: the features, each as a sentence. */
function description(features: readonly string[]): string {
  return features
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '')
    .map((feature) => (/[.!?]$/.test(feature) ? feature : `${feature}.`))
    .join(' ');
}

/** An item as the back office shows it; description and title are plain text. The link is tagged by Amazon. */
export function toAmazonResult(item: AmazonItem): AmazonResult {
  const { primary, variants } = item.images ?? {};
  const pictures = [primary, ...(variants ?? [])].flatMap((picture) => picture?.large?.url ?? []);
  const price = displayedPrice(item);
  return {
    title: item.itemInfo?.title?.displayValue ?? item.asin,
    description: description(item.itemInfo?.features?.displayValues ?? []),
    price: price === null ? null : { formatted: price },
    images: [...new Set(pictures)],
    affiliateUrl: item.detailPageURL,
    productId: item.asin,
  };
}
