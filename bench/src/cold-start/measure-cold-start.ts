import { join } from 'node:path';
import { startDeployedFunction } from '../../../functions/test/child-process.ts';
import { installDeployRuntime } from '../../../local/src/deployment/deploy-runtime.ts';
import { functionEnvironment } from '../../../local/src/environment.ts';
import { launcherEnvironment, readDeclarations } from '../../../local/src/functions/declarations.ts';
import { PROJECT_ROOT } from '../../../local/src/project.ts';
import type { Stack } from '../../../local/src/stack.ts';
import { withSourceFolders } from '../empty-function.ts';
import { median } from '../median.ts';
import type { Figure } from '../report.ts';
import { DEPLOYED, makeVariants } from './variants.ts';

const ROUNDS = 7;

/** What each function is asked first. */
const FIRST_REQUESTS = {
  api: '/api/products?limit=8',
  media: '/uploads/lava-lamp.webp',
  pages: '/',
} as const;

interface Start {
  node: string;
  source: string;
  target: keyof typeof FIRST_REQUESTS;
  env: Record<string, string>;
}

/** From the start of the process to the last byte of the first answer, in milliseconds. */
async function timeStart({ node, target, ...rest }: Start): Promise<number> {
  const start = performance.now();
  const running = await startDeployedFunction(node, { target, ...rest });
  try {
    const response = await fetch(running.ready + FIRST_REQUESTS[target]);
    await response.arrayBuffer();
    if (response.status !== 200)
      throw new Error(`${target} answered ${response.status}: ${running.output()}`);
    return performance.now() - start;
  } finally {
    await running.stop();
  }
}

/** Times of each form, the forms one after the other in each round, so that a busy minute hits all of them. */
async function timeVariants(
  folders: ReadonlyMap<string, string>,
  start: Omit<Start, 'source'>,
): Promise<Map<string, number>> {
  const times = new Map([...folders.keys()].map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, source] of folders) times.get(name)?.push(await timeStart({ ...start, source }));
  return new Map([...times].map(([name, taken]) => [name, median(taken)]));
}

/**
 * How long a function takes from the start of its process to its first answer, on the runtime it is deployed on and
 * with the flags that production's launcher sets (NODE_OPTIONS), in the forms in which its code can be deployed; medians
 * of alternating starts from a warm disk.
 */
export async function measureColdStart({ services }: Stack): Promise<Figure[]> {
  const node = await installDeployRuntime();
  const declarations = await readDeclarations(join(PROJECT_ROOT, 'functions/dist'));
  return withSourceFolders(async (parent) => {
    const folders = await makeVariants(parent);
    const figures: Figure[] = [];
    for (const target of Object.keys(FIRST_REQUESTS) as (keyof typeof FIRST_REQUESTS)[]) {
      const launcher = launcherEnvironment(declarations[target]);
      const env = { ...functionEnvironment(target, services.addresses), ...launcher };
      const times = await timeVariants(folders, { node, target, env });
      for (const [name, value] of times) {
        const bound = name === DEPLOYED ? (times.get('not bundled') ?? null) : null;
        figures.push({ name: `cold start of ${target}, ${name}`, value, unit: 'ms', target: bound });
      }
    }
    return figures;
  });
}
