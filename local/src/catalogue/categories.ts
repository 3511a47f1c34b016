import type { CategoryForm } from '@rad-rewind/contract/category';
import { uploadPath } from './sample-product.ts';

/** The categories of the sample catalogue, in the order in which they are created. */
export const SAMPLE_CATEGORIES = [
  {
    name: 'Tech Gadgets',
    slug: 'tech-gadgets',
    description: 'Beeps, belt clips and blinking lights: the pocket tech that felt like the future.',
    image: uploadPath('pager'),
  },
  {
    name: 'Fashion',
    slug: 'fashion',
    description: 'Windbreakers, platforms and hats loud enough to be heard across the food court.',
    image: uploadPath('windbreaker'),
  },
  {
    name: 'Toys & Games',
    slug: 'toys-games',
    description: 'Batteries not included, bragging rights very much so: playground legends and pixel pets.',
    image: uploadPath('handheld-game'),
  },
  {
    name: 'Home Decor',
    slug: 'home-decor',
    description: 'Glow up your bedroom with lamps, stars, beads and furniture you have to inflate first.',
    image: null,
  },
  {
    name: 'Music',
    slug: 'music',
    description: 'Press play, then rewind: tape decks, boomboxes and everything that carried the soundtrack.',
    image: null,
  },
] as const satisfies readonly CategoryForm[];

export type SampleCategorySlug = (typeof SAMPLE_CATEGORIES)[number]['slug'];
