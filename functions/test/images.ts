import sharp, { type Sharp } from 'sharp';

/* Pictures that tests make as they need them. */

export const RED = { r: 230, g: 20, b: 20 };
export const BLUE = { r: 20, g: 20, b: 230 };

/** One colour all over. */
export function plain(width: number, height: number, background: object = RED): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Noise, which no encoder makes small. */
export function noise(width: number, height: number): Sharp {
  const options = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: RED, noise: options } });
}

/** The left half red, the right half blue. */
export async function halves(width: number, height: number): Promise<Sharp> {
  const right = await plain(width / 2, height, BLUE)
    .png()
    .toBuffer();
  return sharp(
    await plain(width, height)
      .composite([{ input: right, left: width / 2, top: 0 }])
      .png()
      .toBuffer(),
  );
}

/** A JPEG that a camera took on its side: its pixels lie, and its metadata says so and where it was taken. */
export async function sidewaysPhoto(width: number, height: number): Promise<Buffer> {
  return (await halves(width, height))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Secret owner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Three frames, each for a time of its own. */
export async function animation(kind: 'gif' | 'webp', width = 40, height = 30): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue', 'lime'].map((background) =>
      plain(width, height, background as unknown as object)
        .png()
        .toBuffer(),
    ),
  );
  const joined = sharp(frames, { join: { animated: true } });
  const delay = [100, 200, 300];
  return kind === 'gif'
    ? joined.gif({ delay }).toBuffer()
    : joined.webp({ delay, lossless: true }).toBuffer();
}

/** A GIF of a few kilobytes whose sixty frames are a million pixels each: one frame, over and over. */
export async function animatedBomb(): Promise<Buffer> {
  const one = await plain(1_000, 1_000).gif().toBuffer();
  const [flags = 0] = one.subarray(10);
  const frames = 13 + 3 * 2 ** ((flags & 7) + 1);
  const frame = one.subarray(frames, -1);
  return Buffer.concat([one.subarray(0, frames), ...Array<Buffer>(60).fill(frame), one.subarray(-1)]);
}

/** A JPEG in a printer's colours. */
export function printersRed(): Promise<Buffer> {
  return plain(40, 30).toColourspace('cmyk').jpeg().toBuffer();
}

/** A PNG of 200 million pixels in a few megabytes. */
export function hugePng(): Promise<Buffer> {
  return plain(20_000, 10_000).png().toBuffer();
}

/** The first half of a PNG. */
export async function truncatedPng(): Promise<Buffer> {
  const whole = await noise(200, 200).png().toBuffer();
  return whole.subarray(0, whole.length / 2);
}

const SCRIPT = '<script>alert(document.domain)</script>';

/** A file that is a script whatever it is called. */
export const script = (): Buffer => Buffer.from(SCRIPT);

/** A picture that carries a page behind its end: a GIF to one reader, a script to another. */
export async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await plain(40, 30).gif().toBuffer(), Buffer.from(SCRIPT)]);
}

/** Bytes with a PNG's signature and nothing of a PNG behind it. */
export function signatureAlone(): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(SCRIPT.repeat(10))]);
}

/** A JPEG of exactly so many bytes. */
export async function jpegOfSize(bytes: number): Promise<Buffer> {
  const picture = await noise(400, 300).jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

/** The average colour of a part of a picture, channel by channel from 0 to 255. */
export async function colourAt(
  bytes: Buffer,
  part: { left: number; top: number; width: number; height: number },
): Promise<number[]> {
  const { channels } = await sharp(await sharp(bytes).extract(part).png().toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}
