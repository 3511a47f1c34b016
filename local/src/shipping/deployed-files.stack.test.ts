import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, PROJECT_ROOT } from '../project.ts';
import { filesOf } from './shipped-packages.ts';

/** What nothing that is deployed may hold, by what it would give away. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'the demo password': new RegExp(DEMO_ADMIN.password),
  'a local project': /demo-(?:rad-rewind|web-api-key|firestore|storage|auth)/,
  'a simulator':
    /startAmazon\b|startProductionSite|fault-proxy|FirestoreMock|firestore-admin\/mock|credential-1/,
  'a test': /from ['"]vitest['"]|fast-check|describe\.each|onTestFinished/,
};

const TEXT = /\.(?:m?js|css|html|json|map|txt|xml|webmanifest)$/;

let files: string[];
beforeAll(() => {
  files = ['functions/dist', 'web/dist/client'].flatMap(filesOf);
});

describe('the folders that are deployed', () => {
  it.each(Object.entries(FORBIDDEN))('hold nothing of %s', (_what, pattern) => {
    const found = files.filter((file) => TEXT.test(file) && pattern.test(readFileSync(file, 'utf8')));
    expect(found.map((file) => relative(PROJECT_ROOT, file))).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });

  it('hold no test, no source and no setting of this machine by name', () => {
    const names = files.map((file) => relative(PROJECT_ROOT, file));
    expect(
      names.filter((name) => /\.test\.|\.tsx?$|(?:^|\/)\.env\.(?:local|demo)|\.pem$|\.key$/.test(name)),
    ).toEqual([]);
  });
});
