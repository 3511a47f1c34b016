import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../commands/run-program.ts';
import type { FirebaseJson } from '../hosting/firebase-json.ts';
import { listenOnLoopback } from '../hosting/loopback-server.ts';
import { RELEASE_FILE } from '../hosting/release-config.ts';
import { carryAssets } from './carry-assets.ts';

/** A file of a release before, that no build has. */
const OLD_ASSET = 'of-the-release-before-A1b2C3d4.js';

/** Runs what firebase.json has the CLI run before it deploys, in the environment that the CLI gives. */
async function runPredeploy(root: string, { functions }: FirebaseJson, projectId: string) {
  const lines: string[] = [];
  for (const command of functions.flatMap(({ predeploy }) => predeploy)) {
    const { code, output } = await runProgram('/bin/sh', ['-c', command], {
      cwd: root,
      env: { ...process.env, GCLOUD_PROJECT: projectId, PROJECT_DIR: root },
    });
    lines.push(...output.trim().split('\n'));
    if (code !== 0) return { isRefused: true, lines };
  }
  return { isRefused: false, lines };
}

/** A live shop whose release has one file that the new one lacks. */
async function startLiveSite() {
  const files: Record<string, string> = {
    [`/${RELEASE_FILE}`]: JSON.stringify({ assets: [OLD_ASSET] }),
    [`/assets/${OLD_ASSET}`]: 'export {};\n',
  };
  return listenOnLoopback((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }, 0);
}

/**
 * The steps before a deployment: refused with a bad parameter; run with good ones, with files of a release before
 * carried along.
 * @param projectId nobody's: the file with its parameters is written, and removed at the end
 * @param values a value for each parameter
 * @returns lines for people
 * @throws Error where one of it is otherwise
 */
export async function checkPredeploy(
  root: string,
  config: FirebaseJson,
  { projectId, values }: { projectId: string; values: Readonly<Record<string, string>> },
): Promise<string[]> {
  const file = join(root, config.functions[0]?.configDir ?? '', `.env.${projectId}`);
  const site = join(root, config.hosting.public);
  const write = (given: Record<string, string>) =>
    writeFileSync(
      file,
      Object.entries(given)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
  const live = await startLiveSite();
  try {
    write({ ...values, SITE_URL: 'shop.invalid' });
    const bad = await runPredeploy(root, config, projectId);
    const refusal = bad.lines.find((line) => line.startsWith('SITE_URL '));
    if (!bad.isRefused || !refusal)
      throw new Error(`A bad SITE_URL is not refused:\n${bad.lines.join('\n')}`);
    write({ ...values, SITE_URL: `http://localhost:${live.port}` });
    const good = await runPredeploy(root, config, projectId);
    if (good.isRefused) throw new Error(`The steps before a deployment fail:\n${good.lines.join('\n')}`);
    if (!existsSync(join(site, 'assets', OLD_ASSET)))
      throw new Error('No file of the live release is carried along');
    return [`With a bad address: ${refusal}`, ...good.lines.filter((line) => !/^(?:>|npm |$)/.test(line))];
  } finally {
    rmSync(file, { force: true });
    await live.stop();
    if (existsSync(join(site, RELEASE_FILE))) await carryAssets(site, undefined);
  }
}
