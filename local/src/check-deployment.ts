import { DEPLOY_NODE, installDeployRuntime } from './deployment/deploy-runtime.ts';
import { CLI_WAITS_S, describeEndpoint, discover, faultsOf } from './deployment/discover.ts';
import { type InstalledFolder, packAndInstall } from './deployment/pack.ts';
import { checkPredeploy } from './deployment/predeploy.ts';
import { PARAMETERS, startAsInProduction } from './functions/production-start.ts';
import { readFirebaseJson } from './hosting/firebase-json.ts';
import { withImmutableAssets } from './hosting/release-config.ts';
import { PROJECT_ROOT } from './project.ts';
import { withStack } from './testing/stack-run.ts';
import { oneCheck, type Tally } from './testing/tally.ts';
import type { TestRun } from './testing/test-run.ts';

/** A project that is no local one, and nobody's. */
const PROJECT = 'rad-rewind-check';

async function saying(lines: Promise<readonly string[]> | readonly string[]): Promise<Tally> {
  for (const line of await lines) console.log(`  ${line}`);
  return oneCheck(true);
}

async function describeManifest(): Promise<string[]> {
  const config = readFirebaseJson(PROJECT_ROOT);
  const found = await discover(PROJECT_ROOT, config, { projectId: PROJECT, values: PARAMETERS });
  const faults = faultsOf(found, config);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const kept = withImmutableAssets(config, PROJECT_ROOT).hosting.headers?.at(-1)?.source.split('|').length;
  return [
    `Loaded in ${found.seconds.toFixed(1)} s; the CLI waits for ${CLI_WAITS_S} s`,
    ...found.endpoints.map(describeEndpoint),
    `Roles of their service account: ${found.roles.join(', ')}`,
    `Parameters: ${found.parameters.join(', ')}`,
    `Hosting: ${config.hosting.rewrites.length} rewrites to pinned functions, ${kept} files that may be kept for ever`,
  ];
}

/**
 * All of a deployment that needs no account, step by step: what runs before it, what the CLI finds and uploads, what
 * Cloud Build installs, and what starts there; then the whole API suite against that.
 */
export async function checkDeployment(tests: TestRun): Promise<void> {
  const config = readFirebaseJson(PROJECT_ROOT);
  const isBuilt = await tests.step(
    'Before a deployment: parameters, build, files of the release before',
    () => saying(checkPredeploy(PROJECT_ROOT, config, { projectId: PROJECT, values: PARAMETERS })),
  );
  if (!isBuilt) return;
  await tests.step('What the CLI finds', () => saying(describeManifest()));
  let node = '';
  const hasNode = await tests.step(`Node ${DEPLOY_NODE}, on which functions run`, async () => {
    node = await installDeployRuntime();
    return oneCheck(true);
  });
  let folder: InstalledFolder | undefined;
  await tests.step('What Cloud Build gets, and installs by its lock file alone', async () => {
    folder = await packAndInstall(PROJECT_ROOT, config);
    return saying([`Uploaded: ${folder.uploaded.join(', ')}`, 'npm ci: done']);
  });
  if (!folder || !hasNode) return;
  const deployed = { source: folder.path, node };
  try {
    await tests.step('A start with production’s variables and flags only', () =>
      saying(startAsInProduction(deployed, PROJECT)),
    );
    await tests.step('API tests against what was installed', () =>
      withStack(
        'deployed',
        (stack) => tests.vitest('api', { ...stack, STACK_NODE: `v${DEPLOY_NODE}` }),
        deployed,
      ),
    );
  } finally {
    await folder.remove();
  }
}
