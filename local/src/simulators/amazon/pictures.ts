import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PROJECT_ROOT } from '../../project.ts';
import { Refusal } from './refusal.ts';

const ART_FOLDER = join(PROJECT_ROOT, 'local/art');
const SIDE = 500;
const drawn = new Map<string, Promise<Buffer>>();

/**
 * The retailer's picture of a drawing, 500 by 500 pixels as JPEG.
 * @param path the request's path, `/images/I/<name>.jpg`
 * @throws Refusal 404 for a picture that does not exist
 */
export async function readPicture(path: string): Promise<Buffer> {
  const name = /^\/images\/I\/([a-z0-9-]+)\.jpg$/.exec(path)?.[1];
  if (name === undefined) throw new Refusal(404, { message: 'No such picture' });
  const known = drawn.get(name) ?? draw(name);
  drawn.set(name, known);
  return known;
}

async function draw(name: string): Promise<Buffer> {
  const svg = await readFile(join(ART_FOLDER, `${name}.svg`)).catch(() => {
    drawn.delete(name);
    throw new Refusal(404, { message: 'No such picture' });
  });
  return sharp(svg).resize(SIDE, SIDE).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
}
