import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.ts';
import type { Crop, SamplePicture } from './pictures.ts';

const ART_FOLDER = join(PROJECT_ROOT, 'local/art');
/** Under the build output, which is not in version control. */
const CACHE_FOLDER = join(PROJECT_ROOT, 'local/dist/pictures');

const SIDE_PX = 1200;
const DRAWING_UNITS = 600;
/** Resolution at which one unit of a drawing is one pixel. */
const UNIT_DPI = 72;
/** Enough for flat colours and hard edges. */
const WEBP = { quality: 82, effort: 2 };

/** A view box cuts the drawing before it is painted, so a close-up is as sharp as the whole. */
function cut(svg: string, { left, top, size }: Crop): string {
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${left} ${top} ${size} ${size}"`)
    .replace(/width="\d+" height="\d+"/, `width="${DRAWING_UNITS}" height="${DRAWING_UNITS}"`);
}

async function paint(svg: string, file: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const unfinished = `${file}.${process.pid}`;
  await sharp(Buffer.from(svg), { density: (UNIT_DPI * SIDE_PX) / DRAWING_UNITS })
    .resize(SIDE_PX, SIDE_PX)
    .webp(WEBP)
    .toFile(unfinished);
  await rename(unfinished, file);
}

/**
 * Makes a WebP picture of 1200 by 1200 pixels from a drawing. It is kept on disk under a name that changes with
 * the drawing, so the next start paints nothing.
 * @returns path of the picture's file
 * @throws Error when the drawing is missing
 */
export async function rasterise(picture: SamplePicture): Promise<string> {
  const drawing = await readFile(join(ART_FOLDER, `${picture.drawing}.svg`), 'utf8');
  const svg = picture.crop ? cut(drawing, picture.crop) : drawing;
  const recipe = createHash('sha256')
    .update(JSON.stringify([svg, SIDE_PX, WEBP]))
    .digest('hex')
    .slice(0, 12);
  const file = join(CACHE_FOLDER, `${picture.name}.${recipe}.webp`);
  if (existsSync(file)) return file;
  await mkdir(CACHE_FOLDER, { recursive: true });
  await paint(svg, file);
  return file;
}
