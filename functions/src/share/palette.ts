/** The shop's colours (web/src/ui/tokens.css). */
export const COLOUR = {
  ink: '#1b1035',
  white: '#ffffff',
  'purple-tint': '#e7dcff',
  purple: '#6f2cf5',
  'purple-light': '#b898ff',
  blue: '#27b4ff',
  'blue-light': '#a6dfff',
  pink: '#ff4fa0',
  'pink-light': '#ffa6cf',
  yellow: '#ffd83a',
  'yellow-light': '#ffeb94',
  green: '#38d98a',
  'green-light': '#a3f0ca',
} as const;

/** The colours of a share image's surface. */
export interface Scheme {
  readonly band: string;
  readonly confetti: string;
  readonly disc: string;
  readonly rays: string;
  readonly sticker: string;
}

const { blue, pink, yellow, green, purple } = COLOUR;

/** They take turns from product to product, as the accents do on the site. */
const SCHEMES: readonly Scheme[] = [
  { band: yellow, confetti: COLOUR['yellow-light'], disc: pink, rays: COLOUR['pink-light'], sticker: green },
  { band: blue, confetti: COLOUR['blue-light'], disc: yellow, rays: COLOUR['yellow-light'], sticker: pink },
  { band: pink, confetti: COLOUR['pink-light'], disc: blue, rays: COLOUR['blue-light'], sticker: yellow },
  {
    band: green,
    confetti: COLOUR['green-light'],
    disc: purple,
    rays: COLOUR['purple-light'],
    sticker: yellow,
  },
];

/** @param id the product's */
export function schemeOf(id: number): Scheme {
  return SCHEMES[id % SCHEMES.length] as Scheme;
}
