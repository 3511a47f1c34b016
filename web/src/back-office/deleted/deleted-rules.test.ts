import { expect, it } from 'vitest';
import { daysLeftText, wayBackText } from './deleted-rules.ts';

const DAY_MS = 86_400_000;

it.each([
  [1, 'For 30 days you can bring it back from "Recently deleted".'],
  [2, 'For 30 days you can bring them back from "Recently deleted".'],
])('tells the way back for %d', (count, text) => {
  expect(wayBackText(count)).toBe(text);
});

it.each([
  [30 * DAY_MS, '30 days'],
  [29 * DAY_MS + 1, '30 days'],
  [DAY_MS, '1 day'],
  [1, '1 day'],
  [0, '0 days'],
  [-DAY_MS, '0 days'],
])('tells %d ms as %s', (left, text) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(daysLeftText({ restorableUntil: new Date(now + left).toISOString() }, now)).toBe(text);
});
