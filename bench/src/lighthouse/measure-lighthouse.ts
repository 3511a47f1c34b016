import { median } from '../median.ts';
import type { PAGES } from '../pages.ts';
import type { Figure } from '../report.ts';
import { type Measures, runLighthouse, type ThrottlingMethod } from './run-lighthouse.ts';
import { warmUp } from './warm-up.ts';

const RUNS = 3;
const METHODS = { simulated: 'simulate', applied: 'devtools' } as const satisfies Record<
  string,
  ThrottlingMethod
>;

type Target = Pick<Figure, 'unit' | 'target'> & Partial<Figure>;

const FULL_MARKS: Target = { unit: 'points', target: 100, atLeast: true };

/** What holds by both methods. */
const TARGETS: Record<keyof Measures, Target> = {
  FCP: { unit: 'ms', target: null },
  LCP: { unit: 'ms', target: null },
  'Speed Index': { unit: 'ms', target: null },
  TBT: { unit: 'ms', target: 30 },
  CLS: { unit: '', target: 0 },
  performance: { unit: 'points', target: 99, atLeast: true },
  accessibility: FULL_MARKS,
  'best-practices': FULL_MARKS,
  seo: FULL_MARKS,
};

/** What holds for loads that really are slow, in ms. */
const APPLIED_TARGETS: Partial<Record<keyof Measures, number>> = {
  FCP: 950,
  LCP: 1450,
  'Speed Index': 1600,
  TBT: 10,
};
const HOME_LCP_TARGET = 1350;

type Page = (typeof PAGES)[number];

function targetOf({ name }: Page, measure: keyof Measures, method: ThrottlingMethod): number | null {
  if (method === 'devtools' && measure === 'LCP' && name === 'home') return HOME_LCP_TARGET;
  const applied = method === 'devtools' ? APPLIED_TARGETS[measure] : undefined;
  return applied ?? TARGETS[measure].target;
}

function toFigures(page: Page, manner: keyof typeof METHODS, runs: readonly Measures[]): Figure[] {
  return (Object.keys(TARGETS) as (keyof Measures)[]).map((measure) => ({
    ...TARGETS[measure],
    name: `${page.name} page, ${manner}: ${measure}`,
    value: median(runs.map((run) => run[measure])),
    target: targetOf(page, measure, METHODS[manner]),
  }));
}

/**
 * What Lighthouse says about a first visit of a page on a phone, by both of its methods of throttling; medians.
 * @param origin of a running stack with the sample catalogue
 */
export async function measureLighthouse(origin: string, page: Page): Promise<Figure[]> {
  const url = origin + page.path;
  await warmUp(url);
  const figures: Figure[] = [];
  for (const manner of Object.keys(METHODS) as (keyof typeof METHODS)[]) {
    const runs: Measures[] = [];
    while (runs.length < RUNS) runs.push(await runLighthouse(url, METHODS[manner]));
    figures.push(...toFigures(page, manner, runs));
  }
  return figures;
}
