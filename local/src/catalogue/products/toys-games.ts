import { type SampleProduct, uploadPath } from '../sample-product.ts';

export const TOYS_GAMES: readonly SampleProduct[] = [
  {
    key: 'handheld-game',
    name: 'Pocket Brick Handheld Game',
    price: '$49.99',
    tags: ['pixel', 'portable', 'batteries', 'arcade'],
    link: { item: '354098172265' },
    addedDaysAgo: 8,
    featured: true,
    images: [uploadPath('handheld-game-screen'), uploadPath('handheld-game-buttons')],
    seoTitle: 'Pocket Brick Handheld Game in Yellow, Tested and Clean',
    seoDescription:
      'A sunny yellow handheld with a pea-green screen, a cross pad that clicks and nine games in which bricks fall. New speaker, cleaned contacts, no dead lines.',
  },
  {
    key: 'virtual-pet',
    name: 'Pixel Virtual Pet on a Ball Chain',
    price: '$19.95',
    tags: ['pixel', 'keychain', 'batteries', 'playground', 'collectible'],
    link: { item: '266104475938' },
    addedDaysAgo: 2,
    featured: true,
    newArrivalHoursAgo: 20,
    images: [uploadPath('virtual-pet-screen')],
    seoTitle: 'Pixel Virtual Pet on a Ball Chain, with Fresh Battery',
    seoDescription:
      'It hatches, it eats, it sulks when you are in maths class: a green virtual pet on its ball chain, reset and ready for its next life, fresh battery included.',
  },
  {
    key: 'roller-skates',
    name: 'Four-Wheel Roller Skates, White and Blue',
    price: '$74.00',
    tags: ['playground', 'summer', 'neon'],
    link: { item: '324866019753' },
    addedDaysAgo: 22,
    images: [uploadPath('roller-skates-wheels')],
    seoTitle: 'Four-Wheel Roller Skates in White and Blue, EU Size 39',
    seoDescription:
      'White leather boots, blue toe caps and four amber wheels a side: quad skates with new bearings, fresh laces and a toe stop that has plenty of rink left in it.',
  },
  {
    key: 'water-blaster',
    name: 'Pump-Action Water Blaster',
    price: '$24.99',
    tags: ['summer', 'neon', 'playground'],
    link: { asin: 'B0RAD90H2O' },
    addedDaysAgo: 80,
    seoTitle: 'Pump-Action Water Blaster with a Big Clear Green Tank',
    seoDescription:
      'Pump twelve times, aim over the hedge and run: a yellow and pink water blaster with a clear green tank, a ten metre reach and pressure that lasts all garden.',
  },
  {
    key: 'spring-toy',
    name: 'Rainbow Stair-Walking Spring',
    price: '$5.49',
    tags: ['rainbow', 'desk', 'playground'],
    link: { item: '234985561207' },
    addedDaysAgo: 165,
    seoTitle: 'Rainbow Stair-Walking Spring Toy, Tangle-Free and Boxed',
    seoDescription:
      'A rainbow coil that walks down stairs all by itself and pours from hand to hand like liquid. Untangled, unkinked and back in the little box that it came in.',
  },
  {
    key: 'yo-yo',
    name: 'Star-Face Yo-Yo with Spare String',
    price: '$11.00',
    tags: ['playground', 'portable', 'collectible'],
    link: { item: '245117380946' },
    addedDaysAgo: 118,
    seoTitle: 'Star-Face Yo-Yo with a Ball Bearing and a Spare String',
    seoDescription:
      'A pink yo-yo with a blue star on its face and a ball bearing at its heart. It sleeps for half a minute and comes back when called, with a spare string inside.',
  },
  {
    key: 'collectible-caps',
    name: 'Milk Cap Collection with Metal Slammers',
    price: '0',
    tags: ['collectible', 'playground', 'Saturday Morning'],
    link: { item: '364501927738' },
    addedDaysAgo: 145,
    seoTitle: 'Milk Cap Collection of Sixty with Three Metal Slammers',
    seoDescription:
      'Sixty cardboard milk caps with lightning, suns and stars, three metal slammers and the tube they rolled to school in. Played for keeps, kept for thirty years.',
  },
  {
    key: 'toy-robot',
    name: 'Wind-Up Tin Robot with Dial Chest',
    price: '$36.00',
    tags: ['collectible', 'desk', 'Saturday Morning'],
    link: { item: '285730466129' },
    addedDaysAgo: 131,
    images: [uploadPath('toy-robot-chest'), 'http://photos.example.com/toy-robot-back.jpg'],
    seoTitle: 'Wind-Up Tin Robot with a Dial Chest and Working Key',
    seoDescription:
      'Wind the brass key and this blue tin robot marches off with pincers raised and the needle in its chest trembling. Spring tested, key included, box long gone.',
  },
];
