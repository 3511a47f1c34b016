import { expect, it } from 'vitest';
import { storedBytes } from './stored-bytes.ts';

it('counts what the fields of a document take as the documentation of Firestore does', () => {
  const task = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' };
  expect(storedBytes(task)).toBe(71);
  expect(storedBytes({ tasks: [task, task], owner: null })).toBe(6 + 2 * 71 + 6 + 1);
});

it('counts bytes, not letters', () => {
  expect(storedBytes('\u97f3')).toBe(4);
});
