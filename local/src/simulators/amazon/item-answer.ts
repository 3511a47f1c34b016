import type { SimulatedItem } from './item.ts';
import type { SimulatorState } from './state.ts';

/** Where the retailer serves its pictures; the simulator has the same paths under its own origin. */
export const PICTURE_ORIGIN = 'https://m.media-amazon.com';

interface ItemRequest {
  partnerTag: string;
  resources: readonly string[];
}

const picture = (name: string) => ({
  large: { url: `${PICTURE_ORIGIN}/images/I/${name}.jpg`, height: 500, width: 500 },
});

function images(item: SimulatedItem, wanted: (resource: string) => boolean): Record<string, unknown> {
  const [primary, ...variants] = item.pictures;
  return {
    ...(primary !== undefined && wanted('images.primary.large') && { primary: picture(primary) }),
    ...(variants.length > 0 && wanted('images.variants.large') && { variants: variants.map(picture) }),
  };
}

function offers(price: number): Record<string, unknown> {
  const listing = (amount: number, isBuyBoxWinner: boolean) => ({
    isBuyBoxWinner,
    availability: { type: 'IN_STOCK', message: 'In Stock' },
    price: { money: { amount, currency: 'USD', displayAmount: `$${amount.toFixed(2)}` } },
  });
  return { listings: [listing(Number((price * 1.2).toFixed(2)), false), listing(price, true)] };
}

/** An item as the API answers it, with the resources that were asked for and no others. */
export function itemAnswer(
  state: SimulatorState,
  item: SimulatedItem,
  { partnerTag, resources }: ItemRequest,
): Record<string, unknown> {
  const wanted = (resource: string) => resources.includes(resource);
  const price = state.prices.has(item.asin) ? state.prices.get(item.asin) : item.price;
  const info = {
    ...(wanted('itemInfo.title') && { title: { displayValue: item.title, label: 'Title', locale: 'en_US' } }),
    ...(wanted('itemInfo.features') && {
      features: { displayValues: item.features, label: 'Features', locale: 'en_US' },
    }),
  };
  const pictures = images(item, wanted);
  const offered = typeof price === 'number' && wanted('offersV2.listings.price');
  return {
    asin: item.asin,
    detailPageURL: `https://www.amazon.com/dp/${item.asin}?tag=${partnerTag}&linkCode=ogi&th=1&psc=1`,
    ...(Object.keys(info).length > 0 && { itemInfo: info }),
    ...(Object.keys(pictures).length > 0 && { images: pictures }),
    ...(offered && !state.faults.strike('missing-offers') && { offersV2: offers(price) }),
  };
}
