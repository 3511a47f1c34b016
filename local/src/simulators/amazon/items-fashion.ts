import { itemsOf } from './item.ts';

export const FASHION = itemsOf('Fashion', [
  [
    'B0RW90F001',
    'Color Block Windbreaker Jacket, Half Zip, Unisex',
    46.99,
    ['windbreaker'],
    ['Teal, purple and pink', 'Packs into its own pocket', 'Elastic cuffs'],
  ],
  [
    'B0RW90F002',
    'Neon Fanny Pack with Three Zip Pockets',
    13.99,
    ['fanny-pack'],
    ['Water resistant', 'Belt up to 45 inches', 'Headphone outlet'],
  ],
  [
    'B0RW90F003',
    'Velvet Hair Scrunchies, Pack of 20',
    9.49,
    ['scrunchies'],
    ['Soft velvet', '20 colors', 'No crease'],
  ],
  [
    'B0RW90F004',
    'Slap Bracelets, Neon and Animal Print, Pack of 24',
    11.99,
    ['slap-bracelets'],
    ['Steel band in soft cover', 'One size fits most', 'For ages 6 and up'],
  ],
  [
    'B0RW90F005',
    'Wide Leg Denim Overalls, Stonewashed',
    54.0,
    ['denim-overalls'],
    ['100% cotton', 'Seven pockets', 'Adjustable straps'],
  ],
  [
    'B0RW90F006',
    'Chunky Platform Sneakers, 2.5 Inch Sole',
    58.95,
    ['platform-sneakers'],
    ['Padded collar', 'Foam sole', 'Runs half a size large'],
  ],
  [
    'B0RW90F007',
    'Reversible Terry Bucket Hat',
    15.5,
    ['bucket-hat'],
    ['Two hats in one', 'Machine washable', 'Fits 22 to 23 inches'],
  ],
  [
    'B0RW90F008',
    'Small Oval Tinted Sunglasses, Pack of 3',
    16.99,
    ['tinted-sunglasses'],
    ['UV400 lenses', 'Blue, yellow and pink', 'Cloth bags included'],
  ],
]);
