import { readFileSync, writeFileSync } from 'node:fs';
import { apiPath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import type { Started } from '../../test/child-process.ts';
import { HEAVY_IMAGES } from '../../test/heavy-images.ts';
import { plain } from '../../test/images.ts';
import { startOwnFunction } from '../../test/own-function.ts';
import { signInAdmin } from '../../test/people.ts';
import { dropObject, keepObject, listObjects } from '../../test/storage.ts';

/*
 * What the media function holds at most while it works on the heaviest pictures there are, two at once. One instance
 * meets them all, so whatever one leaves behind counts against the next.
 */

const PEAK_MB = 400;
const KINDS = ['image/avif', 'image/webp', '*/*'];

let media: Started<string>;
let admin: ApiClient;
let before: string[];
beforeAll(async () => {
  media = await startOwnFunction('media');
  admin = await signInAdmin();
  before = await listObjects('uploads/');
  // The first picture loads the decoders.
  await fetch(`${media.ready}/uploads/lava-lamp.webp?w=160`);
});
afterAll(async () => {
  await media.stop();
  const made = (await listObjects('uploads/')).filter((name) => !before.includes(name));
  const names = made.map((name) => name.slice('uploads/'.length));
  const kept = await Promise.all(
    names.flatMap((name) => [listObjects(`variants/${name}/`), listObjects(`bounded/${name}`)]),
  );
  await Promise.all([...made, ...kept.flat()].map(dropObject));
});

/** Forgets the highest memory so far (proc(5), "clear_refs"). */
const forgetPeak = () => writeFileSync(`/proc/${media.pid}/clear_refs`, '5');

function peakMb(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${media.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

async function send(bytes: Buffer) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)]), 'picture');
  const cookie = [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const answer = await fetch(media.ready + apiPath.adminUploadImage, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  const body = (await answer.json()) as { imageUrl?: string; message: string };
  return { status: answer.status, ...body };
}

/** Asks for widths in every kind at once, as nobody in particular. */
async function statusesOfWidths(address: string): Promise<number[]> {
  const wanted = [640, 1280].flatMap((width) => KINDS.map((accept) => ({ width, accept })));
  const answers = wanted.map(async ({ width, accept }) => {
    const answer = await fetch(`${media.ready}${address}?w=${width}`, { headers: { accept } });
    await answer.arrayBuffer();
    return answer.status;
  });
  return Promise.all(answers);
}

it.each(HEAVY_IMAGES)('two at once of: %s (answered %i)', async (name, status, make) => {
  const bytes = await make();
  forgetPeak();
  const answers = await Promise.all([send(bytes), send(bytes)]);
  const uploaded = peakMb();
  expect(
    answers.map((answer) => answer.status),
    answers[0].message,
  ).toEqual([status, status]);
  forgetPeak();
  const { imageUrl } = answers[0];
  const statuses = imageUrl === undefined ? [] : await statusesOfWidths(imageUrl);
  const widths = peakMb();
  console.log(JSON.stringify({ picture: name, bytes: bytes.length, uploaded, widths }));
  expect(new Set([200, ...statuses])).toEqual(new Set([200]));
  expect(Math.max(uploaded, widths)).toBeLessThan(PEAK_MB);
});

it.each([
  ['AVIF of 49 million pixels', 'avif', false, () => plain(7_000, 7_000).avif({ effort: 0 }).toBuffer()],
  ['JPEG of 48 million pixels', 'jpg', true, () => plain(8_000, 6_000).jpeg().toBuffer()],
] as const)(
  'stored before there were limits, a %s is shown',
  async (name, extension, isMadeSmaller, make) => {
    const bytes = await make();
    const file = `from-before.${extension}`;
    await keepObject(`uploads/${file}`, bytes);
    forgetPeak();
    const statuses = await statusesOfWidths(`/uploads/${file}`);
    const peak = peakMb();
    console.log(JSON.stringify({ stored: name, peak }));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(peak).toBeLessThan(PEAK_MB);
    expect(await listObjects(`bounded/${file}`)).toHaveLength(isMadeSmaller ? 1 : 0);
  },
);

it('bodies of those who may not send any are not held', async () => {
  const body = new Uint8Array(30 * 1024 * 1024);
  const paths = [apiPath.adminUploadImage, '/uploads/lava-lamp.webp', '/nothing'];
  forgetPeak();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const headers = { 'content-type': 'application/json' };
      const address = media.ready + paths[index % paths.length];
      const answer = await fetch(address, { method: 'POST', headers, body });
      await answer.text();
      return answer.status;
    }),
  );
  const peak = peakMb();
  console.log(JSON.stringify({ bodies: answers.length, peak }));
  expect(new Set(answers)).toEqual(new Set([401, 405, 404]));
  expect(peak).toBeLessThan(PEAK_MB);
});
