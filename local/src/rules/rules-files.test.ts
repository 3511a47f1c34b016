import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project.ts';

/** What rules say, without comments and spacing. */
const rulesOf = (file: string): string =>
  readFileSync(join(PROJECT_ROOT, file), 'utf8')
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

it('the rules of Firestore refuse every client everything', () => {
  expect(rulesOf('firestore.rules')).toBe(
    "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { " +
      'match /{document=**} { allow read, write: if false; } } }',
  );
});

it('the rules of Storage refuse every client everything', () => {
  expect(rulesOf('storage.rules')).toBe(
    "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { " +
      'match /{object=**} { allow read, write: if false; } } }',
  );
});

it('firebase.json deploys these rules', () => {
  const { firestore, storage } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8'));
  expect([firestore.rules, storage.rules]).toEqual(['firestore.rules', 'storage.rules']);
});
