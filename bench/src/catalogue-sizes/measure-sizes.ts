import type { Services } from '../../../local/src/services.ts';
import type { Stack } from '../../../local/src/stack.ts';
import type { Figure } from '../report.ts';
import { measureFullList } from './full-list.ts';
import { functionsOf, withFunctions } from './functions-of.ts';
import { catalogueGrower } from './grow-catalogue.ts';
import { measureRoute, type RouteCosts } from './measure-route.ts';
import { PUBLIC_ROUTES, type PublicRoute } from './routes.ts';

const SIZES = [100, 1_000, 10_000, 50_000];
const TARGETS = ['api', 'media', 'pages'];
/** The longest that an instance may trust the catalogue's version. */
const MINUTE_MS = 60 * 1_000;

/** How much larger an answer of a larger catalogue may be: ids and slugs have more digits. */
const larger = (bytes: number): number => Math.max(bytes * 1.1, bytes + 50);
/** How much longer it may take: times of milliseconds differ by this much in themselves. */
const longer = (ms: number): number => Math.max(ms * 2, ms + 5);

type Costs = ReadonlyMap<PublicRoute, RouteCosts>;

/** A second measurement with the reads of the first where those were more: sitemaps are kept in Storage then. */
function withMoreReads(second: RouteCosts, first: RouteCosts | undefined): RouteCosts {
  const reads = Math.max(second.cold.reads, first?.cold.reads ?? 0);
  return { ...second, cold: { ...second.cold, reads } };
}

/** What each route costs functions that were just started. */
function measureRoutes({ addresses, firestoreControl }: Services): Promise<Costs> {
  return withFunctions(functionsOf(addresses, TARGETS, 0), (forgetful) =>
    withFunctions(functionsOf(addresses, TARGETS, MINUTE_MS), async (trusting) => {
      const costs = new Map<PublicRoute, RouteCosts>();
      // The first request of a function loads its code, which is no route's own time.
      for (const route of [...PUBLIC_ROUTES, ...PUBLIC_ROUTES]) {
        const { target, path } = route;
        const at = ({ origins }: { origins: Record<string, string> }) => `${origins[target]}${path}`;
        const measured = await measureRoute(firestoreControl, at(forgetful), at(trusting));
        costs.set(route, withMoreReads(measured, costs.get(route)));
      }
      return costs;
    }),
  );
}

function figuresOf(catalogue: string, costs: Costs, smallest: Costs): Figure[] {
  const figures = [...costs].flatMap(([route, { cold, warm }]): Figure[] => {
    const base = route.grows || costs === smallest ? undefined : smallest.get(route);
    const name = `${catalogue}, ${route.name}`;
    return [
      {
        name: `${name}: reads when cold`,
        value: cold.reads,
        unit: 'reads',
        target: base?.cold.reads ?? null,
      },
      {
        name: `${name}: bytes`,
        value: warm.bytes / 1_000,
        unit: 'KB',
        target: base ? larger(base.warm.bytes) / 1_000 : null,
      },
      {
        name: `${name}: time when warm`,
        value: warm.ms,
        unit: 'ms',
        target: base ? longer(base.warm.ms) : null,
      },
    ];
  });
  const all = [...costs.values()];
  const most = (reads: (costs: RouteCosts) => number) => Math.max(...all.map(reads));
  const past = most(({ readsPast }) => readsPast);
  const within = most(({ warm }) => warm.reads);
  const every = `${catalogue}, any route: reads`;
  return [
    ...figures,
    { name: `${every} past the version's lifetime`, value: past, unit: 'reads', target: 1 },
    { name: `${every} within it`, value: within, unit: 'reads', target: 0 },
  ];
}

/**
 * Document reads, bytes and times of every public route with catalogues of different sizes, straight from the
 * functions; the smallest catalogue's figures are the targets of the others. Cold times are left out: they
 * would tell of the Firestore stand-in, which looks through all documents where Firestore has an index.
 */
export async function measureCatalogueSizes({ services }: Stack): Promise<Figure[]> {
  const growTo = await catalogueGrower(services);
  const figures: Figure[] = [];
  let smallest: Costs | undefined;
  for (const size of SIZES) {
    await growTo(size);
    const catalogue = `${size.toLocaleString('en')} products`;
    const costs = await measureRoutes(services);
    smallest ??= costs;
    figures.push(...figuresOf(catalogue, costs, smallest));
    figures.push(...(await measureFullList(services, catalogue)));
  }
  return figures;
}
