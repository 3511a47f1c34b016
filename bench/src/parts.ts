import type { Stack } from '../../local/src/stack.ts';
import { measureCachedVisits } from './cached-visits.ts';
import { measureCatalogueSizes } from './catalogue-sizes/measure-sizes.ts';
import { measureColdStart } from './cold-start/measure-cold-start.ts';
import { measureFirstPages } from './first-page-bytes.ts';
import { measureFirstVisits } from './first-visit.ts';
import { measureFunctionLoad } from './function-load.ts';
import { measureGoingOn } from './going-on.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { measureMemory } from './memory.ts';
import { PAGES } from './pages.ts';
import { measurePictures } from './pictures.ts';
import type { Figure } from './report.ts';
import { measureRequests } from './requests.ts';
import { measureVisitors } from './visitors.ts';

/** Measures one part of the system on a stack of its own with the sample catalogue. */
export type Part = (stack: Stack) => Promise<Figure[]>;

const lighthouseParts = PAGES.map((page): [string, Part] => [
  `lighthouse-${page.name}`,
  ({ url }) => measureLighthouse(url, page),
]);

const PARTS: [name: string, part: Part][] = [
  ['bytes', measureFirstPages],
  ['visits', ({ url }) => measureFirstVisits(url)],
  ['going-on', ({ url }) => measureGoingOn(url)],
  ...lighthouseParts,
  ['pictures', ({ url }) => measurePictures(url)],
  ['function-load', measureFunctionLoad],
  ['memory', measureMemory],
  ['catalogue-sizes', measureCatalogueSizes],
  ['cold-start', measureColdStart],
  ['requests', ({ url, services }) => measureRequests(url, services.firestoreControl)],
  ['cached-visits', measureCachedVisits],
  ['visitors', measureVisitors],
];

/** What `npm run bench` measures, by name, in this order. */
export const PART_NAMES = PARTS.map(([name]) => name);

/**
 * The parts of the bench that are meant by some names: a part's own, or what several begin with, such as
 * `lighthouse`; all of them where there is no name.
 * @throws on a name that means none
 */
export function chooseParts(names: readonly string[]): [name: string, part: Part][] {
  const means = (name: string, part: string) => part === name || part.startsWith(`${name}-`);
  const unknown = names.find((name) => !PART_NAMES.some((part) => means(name, part)));
  if (unknown) throw new Error(`The bench has no part ${unknown}, but ${PART_NAMES.join(', ')}`);
  return names.length === 0 ? PARTS : PARTS.filter(([part]) => names.some((name) => means(name, part)));
}
