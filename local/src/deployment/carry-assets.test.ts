import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LoopbackServer, listenOnLoopback } from '../hosting/loopback-server.ts';
import { carryAssets } from './carry-assets.ts';

let site: string;
let live: LoopbackServer;
let files: Record<string, string>;

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'carry-'));
  mkdirSync(join(site, 'assets'));
  build('new-1.js', 'same-2.css');
  files = {};
  live = await listenOnLoopback((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }, 0);
});
afterEach(async () => {
  await live.stop();
  rmSync(site, { recursive: true });
});

function build(...names: string[]): void {
  writeFileSync(join(site, 'release.json'), JSON.stringify({ assets: names }));
  for (const name of names) writeFileSync(join(site, 'assets', name), `built ${name}`);
}

const carry = () => carryAssets(site, `http://127.0.0.1:${live.port}`);
const assets = () => readdirSync(join(site, 'assets')).sort();

it('carries the files of the live release along, those of the new one stay as they are', async () => {
  files['/release.json'] = JSON.stringify({ assets: ['old-0.js', 'same-2.css'] });
  files['/assets/old-0.js'] = 'live old';
  files['/assets/same-2.css'] = 'live same';
  expect(await carry()).toEqual({ files: 1 });
  expect(assets()).toEqual(['new-1.js', 'old-0.js', 'same-2.css']);
  expect(readFileSync(join(site, 'assets/old-0.js'), 'utf8')).toBe('live old');
  expect(readFileSync(join(site, 'assets/same-2.css'), 'utf8')).toBe('built same-2.css');
});

it('carries one release only: what an earlier deployment carried goes', async () => {
  writeFileSync(join(site, 'assets/ancient.js'), 'carried before');
  files['/release.json'] = JSON.stringify({ assets: ['old-0.js'] });
  files['/assets/old-0.js'] = 'live old';
  expect(await carry()).toEqual({ files: 1 });
  expect(assets()).toEqual(['new-1.js', 'old-0.js', 'same-2.css']);
});

it.each([
  ['nothing', undefined],
  ['a page', '<!DOCTYPE html>'],
  ['other JSON', '{"assets":"all"}'],
  ['a name that leads elsewhere', '{"assets":["../../index.html"]}'],
  ['a hidden name', '{"assets":[".env"]}'],
  ['a name with a pattern', '{"assets":["a|b"]}'],
  [
    'more files than a build has',
    JSON.stringify({ assets: Array.from({ length: 1001 }, (_, n) => `${n}.js`) }),
  ],
])('goes on without, and says so, where the live site has %s', async (_what, text) => {
  if (text !== undefined) files['/release.json'] = text;
  expect(await carry()).toEqual({ reason: expect.stringContaining('127.0.0.1') });
  expect(assets()).toEqual(['new-1.js', 'same-2.css']);
});

it('keeps nothing of a release that it did not get whole', async () => {
  files['/release.json'] = JSON.stringify({ assets: ['old-0.js', 'gone.js'] });
  files['/assets/old-0.js'] = 'live old';
  expect(await carry()).toEqual({ reason: expect.stringMatching(/gone\.js answered 404/) });
  expect(assets()).toEqual(['new-1.js', 'same-2.css']);
});

it('goes on without before the first release, and where nobody answers', async () => {
  expect(await carryAssets(site, undefined)).toEqual({ reason: 'the shop has no address yet' });
  expect(await carryAssets(site, 'http://127.0.0.1:1')).toEqual({ reason: expect.any(String) });
});
