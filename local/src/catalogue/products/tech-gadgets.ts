import { type SampleProduct, uploadPath } from '../sample-product.ts';

export const TECH_GADGETS: readonly SampleProduct[] = [
  {
    key: 'pager',
    name: 'Hot Pink Pager with Belt Clip',
    price: '$27.00',
    tags: ['belt clip', 'batteries', 'portable', 'pink', 'phone'],
    link: { item: '265709143871' },
    addedDaysAgo: 38,
    images: [uploadPath('pager-screen'), uploadPath('pager-front')],
    seoTitle: 'Hot Pink Pager with Belt Clip and Numeric Display, 1994',
    seoDescription:
      'A hot pink numeric pager with its belt clip and safety chain, tested with a fresh battery. It beeps, it buzzes and it still spells 143 on a bright display.',
  },
  {
    key: 'disposable-camera',
    name: '27-Shot Disposable Camera',
    categorised: false,
    tags: ['film', 'portable', 'summer', 'party'],
    link: { asin: 'B0RAD90CAM' },
    addedDaysAgo: 5,
    featured: true,
    images: [uploadPath('disposable-camera-lens')],
    seoTitle: '27-Shot Disposable Film Camera with a Built-In Flash',
    seoDescription:
      'Twenty-seven frames, one flash and no second chances: a sealed single-use film camera for parties, road trips and every photo you will have to wait for.',
  },
  {
    key: 'floppy-disks',
    name: 'Rainbow Floppy Disks, Pack of Three',
    price: '$9.99',
    tags: ['storage', 'desk', 'rainbow', 'collectible'],
    link: { item: '284550917362' },
    addedDaysAgo: 6,
    newArrivalHoursAgo: 52,
    seoTitle: 'Rainbow 3.5 Inch Floppy Disks with Labels, Pack of 3',
    seoDescription:
      'Three 3.5 inch floppy disks in blue, yellow and green, formatted and checked sector by sector, with blank labels and the satisfying click of a metal shutter.',
  },
  {
    key: 'brick-phone',
    name: 'Emerald Brick Phone with Pull-Out Antenna',
    price: '$64.00',
    tags: ['phone', 'portable', 'batteries', 'collectible', 'neon'],
    link: { item: '335120648907' },
    addedDaysAgo: 105,
    seoTitle: 'Emerald Brick Phone with a Pull-Out Antenna, Display',
    seoDescription:
      'An emerald brick of a mobile phone with its pull-out antenna and rubber keys intact. No signal any more, all of the attitude, and a paperweight for life too.',
  },
  {
    key: 'crt-computer',
    name: 'Beige Desktop Computer with CRT Monitor',
    price: '$149.00',
    tags: ['desk', 'pixel', 'storage', 'collectible'],
    link: { item: '394417205586' },
    addedDaysAgo: 171,
    images: [uploadPath('crt-computer-screen')],
    seoTitle: 'Beige Desktop Computer with a 14 Inch CRT Monitor Set',
    seoDescription:
      'A complete beige desktop from the dial-up years: fourteen inch CRT monitor, clicky keyboard, ball mouse and a floppy drive that still grinds like it should.',
  },
  {
    key: 'pocket-organizer',
    name: 'Flip-Open Pocket Organizer with Stylus',
    price: '$38.50',
    tags: ['portable', 'batteries', 'desk', 'pixel'],
    link: { asin: 'B0RAD90ORG' },
    addedDaysAgo: 138,
    seoTitle: 'Flip-Open Pocket Organizer with Keyboard and a Stylus',
    seoDescription:
      'Phone numbers, birthdays and secret notes behind a password: a flip-open pocket organizer with tiny keys, a green display and the stylus that always gets lost.',
  },
  {
    key: 'clear-phone',
    name: 'See-Through Desk Phone with Neon Wiring',
    price: '$45.00',
    tags: ['phone', 'translucent', 'neon', 'desk', 'bedroom'],
    link: { item: '275864310729' },
    addedDaysAgo: 52,
    featured: true,
    seoTitle: 'See-Through Desk Phone with Neon Wiring, Fully Tested',
    seoDescription:
      'A clear desk phone that shows off its neon wiring, with a coiled cord long enough to reach under the duvet. Every key tested on a landline, bell and all.',
  },
  {
    key: 'game-joystick',
    name: 'Ball-Top Arcade Joystick, Four Buttons',
    price: '$33.25',
    tags: ['arcade', 'pixel', 'desk', 'Saturday Morning'],
    link: { item: '256331984470' },
    addedDaysAgo: 86,
    seoTitle: 'Ball-Top Arcade Joystick with Four Clicky Play Buttons',
  },
];
