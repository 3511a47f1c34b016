import type { SampleCategorySlug } from './categories.ts';
import { FASHION } from './products/fashion.ts';
import { HOME_DECOR } from './products/home-decor.ts';
import { MUSIC } from './products/music.ts';
import { TECH_GADGETS } from './products/tech-gadgets.ts';
import { TOYS_GAMES } from './products/toys-games.ts';
import type { SampleProduct } from './sample-product.ts';

/** The sample catalogue: eight products for each category. */
export const SAMPLE_PRODUCTS: Readonly<Record<SampleCategorySlug, readonly SampleProduct[]>> = {
  'tech-gadgets': TECH_GADGETS,
  fashion: FASHION,
  'toys-games': TOYS_GAMES,
  'home-decor': HOME_DECOR,
  music: MUSIC,
};

/** All sample products with their category, the one that has been in the shop for longest first. */
export function samplesByAge(): { category: SampleCategorySlug; sample: SampleProduct }[] {
  return Object.entries(SAMPLE_PRODUCTS)
    .flatMap(([category, samples]) =>
      samples.map((sample) => ({ category: category as SampleCategorySlug, sample })),
    )
    .sort((a, b) => b.sample.addedDaysAgo - a.sample.addedDaysAgo);
}
