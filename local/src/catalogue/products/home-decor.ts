import { type SampleProduct, uploadPath } from '../sample-product.ts';

export const HOME_DECOR: readonly SampleProduct[] = [
  {
    key: 'lava-lamp',
    name: 'Groovy Pink Lava Lamp with Purple Base',
    price: '$34.99',
    tags: ['lava lamp', 'bedroom', 'glow', 'pink', 'retro lighting'],
    link: { item: '276480915534' },
    addedDaysAgo: 1,
    newArrivalHoursAgo: 3,
    images: [uploadPath('lava-lamp-2'), uploadPath('lava-lamp-3'), uploadPath('lava-lamp-4')],
    seoTitle: 'Groovy Pink Lava Lamp with a Purple Base, 14.5 Inches',
    seoDescription:
      'Slow pink wax in clear blue liquid over a spun-metal purple base, with the click switch that every bedroom floor remembers. Bulb in the box, no leaks at all.',
  },
  {
    key: 'inflatable-chair',
    name: 'Clear Pink Inflatable Armchair',
    price: '$39.95',
    tags: ['bedroom', 'translucent', 'pink', 'sleepover'],
    link: { asin: 'B0RAD90AIR' },
    addedDaysAgo: 68,
    seoTitle: 'Clear Pink Inflatable Armchair with Pump, Sealed Seams',
    seoDescription:
      'The armchair you squeak in: clear pink vinyl, welded seams and a foot pump in the bag. Holds one adult or two teenagers, a phone call and a bowl of popcorn.',
  },
  {
    key: 'beaded-curtain',
    name: 'Rainbow Beaded Door Curtain',
    price: '$26.00',
    tags: ['bedroom', 'rainbow', 'party'],
    link: { item: '215906647381' },
    addedDaysAgo: 125,
    seoTitle: 'Rainbow Beaded Door Curtain with Rail, 90 by 200 cm',
    seoDescription:
      'Thirty-one strands of rainbow beads that rattle like applause whenever somebody walks in. Comes on a wooden rail with two hooks and fits any standard doorway.',
  },
  {
    key: 'glow-stars',
    name: 'Glow-in-the-Dark Ceiling Stars and Moon',
    price: '$12.49',
    tags: ['glow', 'bedroom', 'sleepover'],
    link: { asin: 'B0RAD90GLW' },
    addedDaysAgo: 92,
    seoTitle: 'Glow-in-the-Dark Ceiling Stars and a Crescent Moon Set',
    seoDescription:
      'Sixty stars and one crescent moon that drink up lamplight and give it back for hours. Sticky putty and a star chart included, so your ceiling gets it right.',
  },
  {
    key: 'disco-ball',
    name: 'Hanging Mirror Ball, Twelve Inch',
    price: '$31.00',
    tags: ['party', 'retro lighting', 'bedroom'],
    link: { item: '325640198872' },
    addedDaysAgo: 57,
    featured: true,
    seoTitle: 'Hanging Mirror Ball, 12 Inch, with Chain and Motor Kit',
    seoDescription:
      'A twelve inch mirror ball with real glass tiles, a chain and a small motor that turns it twice a minute. Point a torch at it and any kitchen is a school disco.',
  },
  {
    key: 'plasma-globe',
    name: 'Touch-Reactive Plasma Globe',
    price: '$44.00',
    tags: ['glow', 'retro lighting', 'bedroom', 'desk', 'neon'],
    link: { item: '335498720061' },
    addedDaysAgo: 47,
    featured: true,
    images: [uploadPath('plasma-globe-arc')],
    seoTitle: 'Touch-Reactive Plasma Globe with a Sound Mode, 8 Inch',
    seoDescription:
      'Eight inches of glass full of pink lightning that chases your fingertips and, at the flick of a switch, the music. Tested for hours and cool to the touch.',
  },
  {
    key: 'alarm-clock-radio',
    name: 'Snooze-Bar Alarm Clock Radio',
    price: '$29.99',
    tags: ['bedroom', 'analog', 'music', 'desk'],
    link: { item: '255879013346' },
    addedDaysAgo: 158,
    seoTitle: 'Snooze-Bar Alarm Clock Radio with a Red LED Display',
    seoDescription:
      'Glowing red digits, a proper tuning dial and a snooze bar as wide as your hand. This clock radio wakes you with static, a pop song or a buzzer you will regret.',
  },
  {
    key: 'neon-sign',
    name: 'Lightning Bolt Neon Wall Sign',
    price: '$88.00',
    tags: ['neon', 'glow', 'retro lighting', 'arcade'],
    link: { item: '345712086694' },
    addedDaysAgo: 31,
    newArrivalHoursAgo: 101,
    seoTitle: 'Lightning Bolt Neon Wall Sign with Chains, 45 cm Wide',
    seoDescription:
      'A yellow bolt between mint brackets over a blue wave, bent by hand and humming softly. Hangs on two chains, plugs into the wall and turns a hallway arcade.',
  },
];
