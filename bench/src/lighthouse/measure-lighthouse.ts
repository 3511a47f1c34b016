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
  FCP: 1300,
  LCP: 1700,
  'Speed Index': 1600,
};

function toFigures(prefix: string, runs: readonly Measures[], isApplied: boolean): Figure[] {
  return (Object.keys(TARGETS) as (keyof Measures)[]).map((measure) => {
    const target = (isApplied && APPLIED_TARGETS[measure]) || TARGETS[measure].target;
    const value = median(runs.map((run) => run[measure]));
    return { ...TARGETS[measure], name: `${prefix}: ${measure}`, value, target };
  });
}

/**
 * What Lighthouse says about a first visit of a page on a phone, by both of its methods of throttling; medians.
 * @param origin of a running stack with the sample catalogue
 */
export async function measureLighthouse(
  origin: string,
  { name, path }: (typeof PAGES)[number],
): Promise<Figure[]> {
  await warmUp(origin + path);
  const figures: Figure[] = [];
  for (const [manner, method] of Object.entries(METHODS)) {
    const runs: Measures[] = [];
    while (runs.length < RUNS) runs.push(await runLighthouse(origin + path, method));
    figures.push(...toFigures(`${name} page, ${manner}`, runs, method === 'devtools'));
  }
  return figures;
}
