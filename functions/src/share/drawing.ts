import { SHARE_IMAGE_SIZE, type SharedProduct } from '@rad-rewind/contract/share-image';
import { CAP_HEIGHT, fit, legible, lineHeight, outlines, type SetText, widthOf } from './lettering.ts';
import { COLOUR, type Scheme, schemeOf } from './palette.ts';
import { WORDMARK } from './wordmark.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const { ink, white, blue, pink, yellow, green } = COLOUR;

/** The side of the picture in its frame, in pixels. */
export const PICTURE_SIDE = 412;

const LINE = 8;
const STRIPES = { height: 30, count: 12 };
const CARD = { left: 44, width: 584, padding: 34 };
const NAME_BOX = {
  width: CARD.width - 2 * CARD.padding,
  height: 320,
  sizes: [76, 68, 60, 53, 47, 41, 36],
};
const WORDMARK_SCALE = 4;
/** Stands in for a name in letters that the face lacks. */
const NAMELESS = 'A FIND FROM THE 90S';

/** Confetti, as it lies behind the shop's bands of colour (`--m-confetti` in web/src/ui/tokens.css). */
const CONFETTI =
  '<path d="M30 34l34 6 -24 26z"/><path d="M150 28l34 22" fill="none" stroke-width="7"/><circle cx="206" cy="120" r="14" fill="none" stroke-width="7"/><path d="M26 140q10 -18 20 0t20 0t20 0" fill="none" stroke-width="7"/><path d="M112 104l12 -11 12 11 12 -11 12 11" fill="none" stroke-width="6"/><circle cx="96" cy="206" r="7"/><path d="M170 186h20v20h-20z" transform="rotate(18 180 196)"/><circle cx="122" cy="168" r="5"/><path d="M36 216v18M27 225h18" fill="none" stroke-width="6"/><circle cx="212" cy="34" r="6"/>';

function surface({ band, confetti, disc, rays }: Scheme): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const x = 560 + index * 74;
    return `<path d="M${x} -20l420 420" stroke="${rays}" stroke-width="16"/>`;
  });
  return `<defs><pattern id="confetti" width="240" height="240" patternUnits="userSpaceOnUse"><g fill="${confetti}" stroke="${confetti}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">${CONFETTI}</g></pattern><clipPath id="disc"><circle cx="900" cy="300" r="272"/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${band}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#confetti)" opacity="0.75"/>
<circle cx="900" cy="300" r="272" fill="${disc}"/><g clip-path="url(#disc)">${lines.join('')}</g>`;
}

function stripes(): string {
  const width = WIDTH / STRIPES.count;
  const top = HEIGHT - STRIPES.height;
  const parts = Array.from({ length: STRIPES.count }, (_, index) => {
    const colour = [blue, pink, yellow, green][index % 4];
    return `<rect x="${index * width}" y="${top}" width="${width}" height="${STRIPES.height}" fill="${colour}"/>`;
  });
  const gaps = parts.map((_, index) => `M${index * width} ${top}v${STRIPES.height}`).join('');
  return `${parts.join('')}<path d="${gaps}M0 ${top}h${WIDTH}" stroke="${ink}" stroke-width="6"/>`;
}

/** A box with an outline and a hard shadow. */
function box(x: number, y: number, width: number, height: number, shadow: number): string {
  const shape = (at: string) => `<rect ${at} width="${width}" height="${height}" rx="16"`;
  return `${shape(`x="${x + shadow}" y="${y + shadow}"`)} fill="${ink}" stroke="${ink}" stroke-width="${LINE}"/>${shape(`x="${x}" y="${y}"`)} fill="${white}" stroke="${ink}" stroke-width="${LINE}"/>`;
}

function nameCard({ size, lines }: SetText): string {
  const markHeight = WORDMARK.height * WORDMARK_SCALE;
  const textHeight = (lines.length - 1) * lineHeight(size) + (size * CAP_HEIGHT) / 1_000;
  const height = CARD.padding + markHeight + 30 + textHeight + CARD.padding + 6;
  const top = Math.round((HEIGHT - STRIPES.height - height) / 2);
  const x = CARD.left + CARD.padding;
  const first = top + CARD.padding + markHeight + 30 + (size * CAP_HEIGHT) / 1_000;
  const set = lines.map((line, index) => outlines(line, x, first + index * lineHeight(size), size));
  return `${box(CARD.left, top, CARD.width, height, 12)}<g transform="translate(${x} ${top + CARD.padding}) scale(${WORDMARK_SCALE})" shape-rendering="crispEdges">${WORDMARK.shapes}</g><g fill="${ink}">${set.join('')}</g>`;
}

/** The test card of a television, where there is no picture. */
function testCard(side: number): string {
  const width = side / 5;
  const bars = [yellow, blue, green, pink, COLOUR.purple].map(
    (colour, index) => `<rect x="${index * width}" width="${width}" height="${side}" fill="${colour}"/>`,
  );
  const squares = [white, pink, yellow, green, blue].map(
    (colour, index) =>
      `<rect x="${index * width + width * 0.2}" y="${side * 0.77}" width="${width * 0.6}" height="${width * 0.6}" fill="${colour}"/>`,
  );
  return `${bars.join('')}<rect y="${side * 0.7}" width="${side}" height="${side * 0.3}" fill="${ink}"/>${squares.join('')}`;
}

function framed(picture: Buffer | null): string {
  const [left, top, side] = [694, 62, PICTURE_SIDE];
  const inside =
    picture === null
      ? testCard(side)
      : `<image width="${side}" height="${side}" href="data:image/png;base64,${picture.toString('base64')}"/>`;
  return `<g transform="rotate(3 900 300)">${box(left - 24, top - 20, side + 48, side + 64, 14)}<g transform="translate(${left} ${top + 4})">${inside}<rect width="${side}" height="${side}" fill="none" stroke="${ink}" stroke-width="6"/></g></g>`;
}

function sticker(colour: string): string {
  const points = Array.from({ length: 28 }, (_, index) => {
    const radius = index % 2 === 0 ? 84 : 68;
    const angle = (index * Math.PI) / 14;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  const [word, size] = ['RAD!', 42];
  const star = (at: string, fill: string) =>
    `<polygon points="${points.join(' ')}" transform="${at}" fill="${fill}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`;
  const text = outlines(word, -widthOf(word, size) / 2, (size * CAP_HEIGHT) / 2_000, size);
  return `<g transform="translate(1104 478) rotate(-10)">${star('translate(6 7)', ink)}${star('', colour)}<g fill="${ink}">${text}</g></g>`;
}

/** Things of the decade that lie about. */
function scatter({ sticker: colour }: Scheme): string {
  const ring = `<circle cx="660" cy="52" r="24" fill="none" stroke="${ink}" stroke-width="26"/><circle cx="660" cy="52" r="24" fill="none" stroke="${white}" stroke-width="12"/>`;
  const squiggle = 'M70 34q13 -24 26 0t26 0t26 0';
  const wave = `<path d="${squiggle}" stroke="${ink}" stroke-width="24"/><path d="${squiggle}" stroke="${colour}" stroke-width="11"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${ring}${wave}</g><path d="M1150 116l36 14 -28 28z" fill="${blue}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`;
}

/**
 * The share image of a product as SVG (docs/product.md, "Findability"). The product's name becomes outlines alone,
 * so no text of it reaches the markup.
 * @param picture a square PNG of `PICTURE_SIDE`; null for none
 */
export function drawShareImage({ id, name }: SharedProduct, picture: Buffer | null): string {
  const scheme = schemeOf(id);
  const text = fit(legible(name) || NAMELESS, NAME_BOX);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${surface(scheme)}${framed(picture)}${nameCard(text)}${scatter(scheme)}${stripes()}${sticker(scheme.sticker)}</svg>`;
}
