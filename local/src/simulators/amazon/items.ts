import { samplesByAge } from '../../catalogue/catalogue.ts';
import type { SampleCategorySlug } from '../../catalogue/categories.ts';
import type { SampleProduct } from '../../catalogue/sample-product.ts';
import type { SearchIndex, SimulatedItem } from './item.ts';
import { ELECTRONICS } from './items-electronics.ts';
import { FASHION } from './items-fashion.ts';
import { HOME_AND_KITCHEN } from './items-home.ts';
import { TOYS_AND_GAMES, VIDEO_GAMES } from './items-toys.ts';

const INDEX_OF: Readonly<Record<SampleCategorySlug, SearchIndex>> = {
  'tech-gadgets': 'Electronics',
  fashion: 'Fashion',
  'toys-games': 'ToysAndGames',
  'home-decor': 'HomeAndKitchen',
  music: 'Electronics',
};

function fromSample(category: SampleCategorySlug, sample: SampleProduct): SimulatedItem[] {
  if (!('asin' in sample.link)) return [];
  return [
    {
      asin: sample.link.asin,
      title: sample.name,
      features: sample.seoDescription ? [sample.seoDescription] : ['A find from the 90s'],
      price: sample.price === undefined ? null : Number(sample.price.replace(/[^\d.]/g, '')),
      index: INDEX_OF[category],
      pictures: [sample.key],
    },
  ];
}

/** What the simulated retailer sells: its own range, and what the sample catalogue links to. */
export const ITEMS: readonly SimulatedItem[] = [
  ...TOYS_AND_GAMES,
  ...VIDEO_GAMES,
  ...ELECTRONICS,
  ...HOME_AND_KITCHEN,
  ...FASHION,
  ...samplesByAge().flatMap(({ category, sample }) => fromSample(category, sample)),
];

/**
 * Items whose words begin with each word of the keywords, singular or plural.
 * @param index a search index, or `All`
 */
export function findItems(keywords: string, index: string): SimulatedItem[] {
  const terms = words(keywords);
  return ITEMS.filter((item) => index === 'All' || item.index === index).filter((item) => {
    const known = words(`${item.title} ${item.index} ${item.features.join(' ')} 90s retro vintage`);
    return terms.every((term) => known.some((word) => word.startsWith(term.replace(/s$/, ''))));
  });
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
