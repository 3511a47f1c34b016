import { expect, test } from 'vitest';
import { readLink, signLink } from './link-token.ts';

const ID = 'a'.repeat(64);
const KEY = 'key';
const TOKEN = signLink('unsubscribe', ID, KEY);

test('a link names its subscriber', () => {
  expect(readLink('unsubscribe', TOKEN, KEY)).toBe(ID);
});

test.each([
  ['of another purpose', signLink('confirm', ID, KEY)],
  ['of another shop', signLink('unsubscribe', ID, 'another key')],
  ["with another's id", TOKEN.replace(/^a/, 'b')],
  ['with a changed signature', `${TOKEN.slice(0, 66)}${TOKEN[66] === 'A' ? 'B' : 'A'}${TOKEN.slice(67)}`],
  ['with a cut signature', TOKEN.slice(0, -1)],
  ['without a signature', `${ID}.`],
  ['of another form', `${ID}.${'='.repeat(43)}`],
  ['with something behind it', `${TOKEN}A`],
  ['that is empty', ''],
])('a link %s is none', (_what, token) => {
  expect(readLink('unsubscribe', token, KEY)).toBeNull();
});
