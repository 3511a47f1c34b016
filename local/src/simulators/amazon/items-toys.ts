import { itemsOf } from './item.ts';

export const TOYS_AND_GAMES = itemsOf('ToysAndGames', [
  [
    'B0RW90T001',
    'Rainbow Spring Toy, Classic Plastic Coil That Walks Down Stairs, 3 Inch',
    8.99,
    ['spring-toy'],
    ['Walks down stairs all by itself', 'Seven bright colors in one coil', 'For ages 5 and up'],
  ],
  [
    'B0RW90T002',
    'Butterfly Shape Yo-Yo with Neon Rim, Beginner Friendly',
    12.49,
    ['yo-yo'],
    ['Wide gap makes string tricks easy', 'Two spare strings included', 'Steel axle'],
  ],
  [
    'B0RW90T003',
    'Virtual Pixel Pet Keychain, 90s Electronic Pet with 168 Characters',
    16.95,
    ['virtual-pet', 'handheld-game'],
    ['Feed it, clean it, play with it', 'Ball chain for your backpack', 'Batteries included'],
  ],
  [
    'B0RW90T004',
    'Pump-Up Water Blaster with 40 oz Tank, Shoots up to 36 Feet',
    27.99,
    ['water-blaster'],
    ['Pressure pump', 'Fill once, soak ten friends', 'Bright green tank shows how much is left'],
  ],
  [
    'B0RW90T005',
    'Walking Toy Robot with Light-Up Chest and Retro Sounds',
    34.5,
    ['toy-robot'],
    ['Walks forward and turns', 'Real 90s sound chip', 'Uses two AA batteries'],
  ],
  [
    'B0RW90T006',
    'Quad Roller Skates, Adjustable, with Glitter Wheels',
    69.0,
    ['roller-skates'],
    ['Four wheels a boot', 'Padded ankle', 'Adjusts over four sizes'],
  ],
  [
    'B0RW90T007',
    'Collectible Milk Caps Set of 60 with 4 Slammers and Tube',
    14.99,
    ['collectible-caps'],
    ['60 different designs', 'Four metal slammers', 'Storage tube with lid'],
  ],
  [
    'B0RW90T008',
    'Glow in the Dark Stars, 200 Self-Adhesive Pieces for Ceilings',
    9.95,
    ['glow-stars'],
    ['Glows for up to eight hours', 'Comes off without marks', 'Three sizes & one moon'],
  ],
]);

export const VIDEO_GAMES = itemsOf('VideoGames', [
  [
    'B0RW90V001',
    'Brick Puzzle Handheld Game Console, 26 Built-In Games, Yellow',
    24.99,
    ['handheld-game'],
    ['26 games in one', 'Big pea-green screen', 'Runs for weeks on two batteries'],
  ],
  [
    'B0RW90V002',
    'Plug and Play TV Joystick with 50 Retro Arcade Games',
    39.99,
    ['game-joystick', 'crt-computer'],
    ['Plugs right into the TV', 'One stick, two fire buttons', 'No console needed'],
  ],
  [
    'B0RW90V003',
    'Retro Two-Button Game Controller, USB, Pack of 2',
    17.99,
    ['game-joystick'],
    ['Works with computers', '6 ft cable', 'The click you remember'],
  ],
]);
