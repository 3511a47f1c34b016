import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publicProductListSchema } from '@rad-rewind/contract/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEPLOY_NODE, installDeployRuntime } from './deployment/deploy-runtime.ts';
import { type InstalledFolder, packAndInstall } from './deployment/pack.ts';
import { readFirebaseJson } from './hosting/firebase-json.ts';
import { PROJECT_ROOT } from './project.ts';
import { type Stack, startStack } from './stack.ts';

const run = promisify(execFile);

let folder: InstalledFolder;
let node: string;
let stack: Stack;

beforeAll(async () => {
  [node, folder] = await Promise.all([
    installDeployRuntime(),
    packAndInstall(PROJECT_ROOT, readFirebaseJson(PROJECT_ROOT)),
  ]);
  const nothing = () => undefined;
  const deployed = { source: folder.path, node };
  stack = await startStack({
    port: 0,
    dataFolder: null,
    cache: 'off',
    seed: true,
    log: nothing,
    notice: nothing,
    deployed,
  });
}, 240_000);

afterAll(async () => {
  await stack?.stop();
  await folder?.remove();
});

async function ask(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(stack.url + path);
  return { status: response.status, text: await response.text() };
}

describe('the functions, packed as they are uploaded and installed by their lock file alone', () => {
  it('name exact versions, the deploy runtime, and the server that runs them', async () => {
    const manifest = JSON.parse(await readFile(join(folder.path, 'package.json'), 'utf8'));
    expect(manifest.engines).toEqual({ node: '22' });
    expect(Object.keys(manifest.dependencies)).toContain('@google-cloud/functions-framework');
    for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('bring a lock file with a hash and no address for each package', async () => {
    const { packages } = JSON.parse(await readFile(join(folder.path, 'package-lock.json'), 'utf8'));
    const { '': own, ...installed } = packages;
    expect(Object.keys(installed).length).toBeGreaterThan(100);
    for (const [name, locked] of Object.entries(installed)) {
      expect(locked, name).toHaveProperty('integrity');
      expect(locked, name).not.toHaveProperty('resolved');
    }
  });

  it(`load under Node ${DEPLOY_NODE} without any setting, as a deployment loads them`, async () => {
    const script =
      'const names = Object.keys(await import("./index.js")); console.log(process.version, ...names);';
    const flags = ['--input-type=module', '--eval', script];
    const { stdout } = await run(node, flags, { cwd: folder.path, env: {} });
    const [version, ...names] = stdout.trim().split(' ');
    expect(version).toBe(`v${DEPLOY_NODE}`);
    expect(names).toEqual(expect.arrayContaining(['api', 'media', 'pages']));
  });

  it('answer a product list', async () => {
    const { status, text } = await ask('/api/products?limit=8');
    expect(status).toBe(200);
    expect(publicProductListSchema.parse(JSON.parse(text))).toHaveLength(8);
  });

  it('answer a page with its products', async () => {
    const { status, text } = await ask('/');
    expect(status).toBe(200);
    expect(text).toContain('TOTALLY RAD PRODUCTS');
    expect(text).toMatch(/href="\/product\/[a-z0-9-]+"/);
  });

  it('answer a call for a picture that is not there as JSON', async () => {
    const { status, text } = await ask('/api/image/nothing');
    expect({ status, body: JSON.parse(text) }).toEqual({
      status: 404,
      body: { message: 'There is no such call' },
    });
  });
});
