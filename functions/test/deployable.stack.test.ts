import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publicProductListSchema } from '@rad-rewind/contract/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Started, startDeployedFunction, startStack } from './child-process.ts';
import { DEPLOY_NODE, installDeployRuntime, npmInstall } from './deploy-runtime.ts';

const DIST = resolve(import.meta.dirname, '../dist');
const run = promisify(execFile);

let folder: string;
let node: string;
let stack: Started<Record<string, string>>;

beforeAll(async () => {
  if (!existsSync(join(DIST, 'index.js')))
    throw new Error('functions/dist is missing: run npm run build first');
  folder = await mkdtemp(join(tmpdir(), 'deployable-'));
  await cp(DIST, folder, { recursive: true });
  const installed = npmInstall(folder, '--omit=dev');
  const runtime = installDeployRuntime();
  [stack] = await Promise.all([startStack(), installed]);
  node = await runtime;
}, 180_000);

afterAll(async () => {
  await stack?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** What Cloud Functions sets, and where the stand-ins are. */
function environment(): Record<string, string> {
  const projectId = 'demo-rad-rewind';
  return {
    NODE_ENV: 'production',
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId }),
    FIRESTORE_EMULATOR_HOST: stack.ready.STACK_FIRESTORE_HOST ?? '',
    FIREBASE_AUTH_EMULATOR_HOST: stack.ready.STACK_AUTH_HOST ?? '',
    WEB_API_KEY: 'demo-web-api-key',
  };
}

/** Starts a function under the deploy runtime, asks it for one address, stops it. */
async function ask(target: string, path: string): Promise<{ status: number; text: string }> {
  const started = await startDeployedFunction(node, { source: folder, target, env: environment() });
  try {
    const response = await fetch(started.ready + path);
    const text = await response.text();
    if (response.status >= 500) throw new Error(`${response.status}: ${text}\n${started.output()}`);
    return { status: response.status, text };
  } finally {
    await started.stop();
  }
}

describe('the folder that is deployed, copied elsewhere and installed without development packages', () => {
  it('names exact versions and the deploy runtime', async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect(manifest.engines).toEqual({ node: '22' });
    for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it(`loads under Node ${DEPLOY_NODE} without any setting, as a deployment loads it to find the functions`, async () => {
    const script =
      'const names = Object.keys(await import("./index.js")); console.log(process.version, ...names);';
    const { stdout } = await run(node, ['--input-type=module', '--eval', script], { cwd: folder, env: {} });
    const [version, ...names] = stdout.trim().split(' ');
    expect(version).toBe(`v${DEPLOY_NODE}`);
    expect(names).toEqual(expect.arrayContaining(['api', 'media', 'pages', 'signIn']));
  });

  it('answers a product list', async () => {
    const { status, text } = await ask('api', '/api/products?limit=8');
    expect(status).toBe(200);
    expect(publicProductListSchema.parse(JSON.parse(text))).toHaveLength(8);
  });

  it('answers a page with its products', async () => {
    const { status, text } = await ask('pages', '/');
    expect(status).toBe(200);
    expect(text).toContain('TOTALLY RAD PRODUCTS');
    expect(text).toMatch(/href="\/product\/[a-z0-9-]+"/);
  });

  it('answers a call for a picture that is not there as JSON', async () => {
    const { status, text } = await ask('media', '/api/image/nothing');
    expect({ status, body: JSON.parse(text) }).toEqual({
      status: 404,
      body: { message: 'There is no such call' },
    });
  });
});
