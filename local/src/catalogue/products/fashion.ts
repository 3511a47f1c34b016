import { type SampleProduct, uploadPath } from '../sample-product.ts';

export const FASHION: readonly SampleProduct[] = [
  {
    key: 'windbreaker',
    name: 'Colour-Block Windbreaker with Zigzag Chest',
    price: '$58.00',
    tags: ['streetwear', 'neon', 'rainbow', 'playground'],
    link: { asin: 'B0RAD90WND' },
    addedDaysAgo: 12,
    featured: true,
    newArrivalHoursAgo: 264,
    images: [uploadPath('windbreaker-collar'), uploadPath('windbreaker-zigzag')],
    seoTitle: 'Colour-Block Windbreaker with a Zigzag Chest, Unisex',
    seoDescription:
      'A swishy nylon windbreaker in purple, pink, yellow and green with a zigzag chest and a hidden hood. Loose unisex cut, smooth zip and two deep side pockets.',
  },
  {
    key: 'bucket-hat',
    name: 'Squiggle-Print Bucket Hat',
    price: '$22.00',
    tags: ['summer', 'accessories', 'pink', 'streetwear'],
    link: { item: '225761840913' },
    addedDaysAgo: 25,
    seoTitle: 'Squiggle-Print Bucket Hat in Hot Pink, Packable Cotton',
    seoDescription:
      'A hot pink cotton bucket hat covered in squiggles and dots, stitched brim, two brass eyelets a side. It packs flat, springs back and suits any festival field.',
  },
  {
    key: 'platform-sneakers',
    name: 'Hot Pink Platform Sneakers with Star Patch',
    price: '$69.99',
    tags: ['pink', 'streetwear', 'party'],
    link: { item: '314902557186' },
    addedDaysAgo: 112,
    seoTitle: 'Hot Pink Platform Sneakers with a White Star, Size 38',
    seoDescription:
      'Five centimetres of striped platform under hot pink canvas, white stars and purple laces. Barely worn, never danced out, and ready for a reunion tour at last.',
  },
  {
    key: 'slap-bracelets',
    name: 'Rainbow Snap Bracelets',
    price: '$6.00',
    tags: ['accessories', 'rainbow', 'playground', 'collectible'],
    link: { item: '235609178432' },
    addedDaysAgo: 10,
    seoTitle: 'Rainbow Snap Bracelets in Three Patterns, Pack of Three',
    seoDescription:
      'Three snap bracelets in zebra, polka dot and zigzag, each a ribbon of sprung steel in soft fabric. One tap on the wrist and the whole classroom turns around.',
  },
  {
    key: 'denim-overalls',
    name: 'Light-Wash Denim Overalls with Heart Patch',
    price: '$54.00',
    tags: ['denim', 'streetwear', 'Saturday Morning'],
    link: { asin: 'B0RAD90DNM' },
    addedDaysAgo: 63,
    featured: true,
    seoTitle: 'Light-Wash Denim Overalls with a Heart Patch, Relaxed',
    seoDescription:
      'Relaxed light-wash overalls with a heart patch on one knee and both brass buckles in place. Wear one strap down for the full school photo effect, if you dare.',
  },
  {
    key: 'fanny-pack',
    name: 'Confetti-Pocket Fanny Pack',
    price: '$18.75',
    tags: ['accessories', 'portable', 'summer', 'neon'],
    link: { item: '304771928650' },
    addedDaysAgo: 152,
    seoTitle: 'Confetti-Pocket Fanny Pack in Purple with Wide Webbing',
    seoDescription:
      'Hands free since forever: a purple fanny pack with a confetti front pocket, chunky buckle and wide webbing. Holds keys, coins, a camera and a packet of gum.',
  },
  {
    key: 'tinted-sunglasses',
    name: 'Yellow Cat-Eye Sunglasses with Blue Tint',
    price: '$16.50',
    tags: ['accessories', 'summer', 'party'],
    link: { asin: 'B0RAD90SUN' },
    addedDaysAgo: 28,
    newArrivalHoursAgo: 76,
    seoTitle: 'Yellow Cat-Eye Sunglasses with Blue Tinted Lenses, New',
    seoDescription:
      'Sunshine yellow cat-eye frames with blue tinted lenses and spring hinges, old stock that never left its sleeve. The view is cooler, and so is whoever wears it.',
  },
  {
    key: 'scrunchies',
    name: 'Velvet Scrunchie Trio',
    price: '$8.25',
    tags: ['accessories', 'sleepover', 'pink'],
    link: { item: '295318806247' },
    addedDaysAgo: 177,
    featuredImage: null,
  },
];
