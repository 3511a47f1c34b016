import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project.ts';
import { readFirebaseJson } from './firebase-json.ts';
import { withImmutableAssets } from './release-config.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(root, 'site'));
});
afterEach(() => rmSync(root, { recursive: true }));

const config = { hosting: { public: 'site', headers: [], rewrites: [] } };

it('built files are kept for ever by their names, and nothing else below /assets', () => {
  writeFileSync(join(root, 'site/release.json'), '{"assets":["app-A1.js","look-B2.css"]}');
  expect(withImmutableAssets(config, root).hosting.headers).toEqual([
    {
      source: '/assets/@(app-A1.js|look-B2.css)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ]);
});

it.each(['', '{}', '{"assets":[]}', '{"assets":["**"]}'])(
  'nothing is kept for ever where %j is the list',
  (text) => {
    writeFileSync(join(root, 'site/release.json'), text);
    expect(withImmutableAssets(config, root)).toBe(config);
  },
);

it('nothing is kept for ever where nothing is built', () => {
  expect(withImmutableAssets(config, root)).toBe(config);
});

it('firebase.json has no pattern of its own by which an answer below /assets would be kept', () => {
  const { headers = [], rewrites } = readFirebaseJson(PROJECT_ROOT).hosting;
  const kept = headers.filter(({ headers: set }) => set.some(({ key }) => key === 'Cache-Control'));
  expect(kept.map(({ source }) => source).filter((source) => /^\/?(?:\*\*|assets)/.test(source))).toEqual([]);
  expect(rewrites.every(({ function: { pinTag } }) => pinTag)).toBe(true);
});
