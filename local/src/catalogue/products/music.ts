import { type SampleProduct, uploadPath } from '../sample-product.ts';

export const MUSIC: readonly SampleProduct[] = [
  {
    key: 'cassette-player',
    name: 'Personal Cassette Player and Foam Headphones',
    price: '$42.50',
    tags: ['music', 'portable', 'batteries', 'belt clip', 'analog'],
    link: { asin: 'B0RAD90CAS' },
    addedDaysAgo: 3,
    newArrivalHoursAgo: 44,
    images: [
      uploadPath('cassette-player-window'),
      uploadPath('cassette-player-headphones'),
      'https://m.media-amazon.com/images/I/61RadRewind90.jpg',
    ],
    seoTitle: 'Personal Cassette Player with Pink Foam Headphones Set',
    seoDescription:
      'A blue pocket tape player with a new belt, clean heads and pink foam headphones. Auto-stop, belt clip and that warm little hiss before the first song begins.',
  },
  {
    key: 'boombox',
    name: 'Purple Double-Speaker Boombox',
    price: '$119.00',
    tags: ['music', 'portable', 'batteries', 'party', 'streetwear'],
    link: { item: '375201846690' },
    addedDaysAgo: 15,
    images: [uploadPath('boombox-speaker'), uploadPath('boombox-deck')],
    seoTitle: 'Purple Double-Speaker Boombox with Tape Deck and Radio',
    seoDescription:
      'Two big speakers, one tape deck, a radio and a handle made for shoulders: a purple boombox that was serviced, cleaned and played loud before it was listed.',
  },
  {
    key: 'vhs-tape',
    name: 'Blank VHS Tape in Striped Sleeve',
    price: '$7.50',
    tags: ['film', 'storage', 'sleepover', 'analog'],
    link: { asin: 'B0RAD90VHS' },
    addedDaysAgo: 18,
    seoTitle: 'Blank VHS Tape in a Striped Sleeve, 180 Minutes, Sealed',
    seoDescription:
      'Three blank hours in a striped card sleeve, still sealed, label sheet inside. Record a cartoon, film a birthday, and please be kind when you have watched it.',
  },
  {
    key: 'portable-cd-player',
    name: 'Portable CD Player with Skip Protection',
    price: '$47.00',
    tags: ['music', 'portable', 'batteries'],
    link: { asin: 'B0RAD90DSC' },
    addedDaysAgo: 74,
    seoTitle: 'Portable CD Player with 40 Seconds of Skip Protection',
    seoDescription:
      'Forty seconds of skip protection, bass boost and a window onto the spinning disc. This portable CD player was cleaned, tested on a bus and passed every bump.',
  },
  {
    key: 'mixtape',
    name: 'Hand-Labelled Mixtape, Side A and Side B',
    price: '$10.00',
    tags: ['music', 'analog', 'collectible', 'sleepover'],
    link: { item: '295046718853' },
    addedDaysAgo: 99,
    seoTitle: 'Hand-Labelled Mixtape with Stars and a Heart, 60 Min',
    seoDescription:
      'Somebody made this for somebody: sixty minutes on tape, a star and a heart on the label, and a track list in purple ink. It plays beautifully and tells all.',
  },
  {
    key: 'karaoke-mic',
    name: 'Hot Pink Karaoke Microphone with Coiled Cord',
    price: '$21.99',
    tags: ['music', 'party', 'pink', 'sleepover'],
    link: { item: '266987140325' },
    addedDaysAgo: 35,
    newArrivalHoursAgo: 130,
    seoTitle: 'Hot Pink Karaoke Microphone with a Long Coiled Cord',
    seoDescription:
      'A hot pink dynamic microphone with a dented-by-ballads grille, an on-off switch that thumps and three metres of coiled cord. Plugs into any quarter inch jack.',
  },
  {
    key: 'keytar',
    name: 'Pink Keytar with Shoulder Strap',
    price: '$189.00',
    tags: ['music', 'pink', 'party', 'collectible'],
    link: { item: '386115490273' },
    addedDaysAgo: 42,
    featured: true,
    images: [uploadPath('keytar-keys')],
    seoTitle: 'Pink Keytar with a Shoulder Strap, 37 Keys and a Case',
    seoDescription:
      'Thirty-seven keys on a strap, a pitch wheel for your left hand and one hundred sounds, ninety of them brass. A pink keytar with its case, strap and manual.',
  },
  {
    key: 'cd-wallet',
    name: 'Zip-Up CD Wallet, Forty-Eight Sleeves',
    price: '$15.25',
    tags: ['music', 'storage', 'portable'],
    link: { item: '225480137796' },
    addedDaysAgo: 183,
    images: [uploadPath('cd-wallet-open')],
    seoTitle: 'Zip-Up CD Wallet with Forty-Eight Soft Padded Sleeves',
  },
];
