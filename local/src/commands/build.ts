import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT_ROOT } from '../project.ts';
import { BUILDS, hashSources } from './build-sources.ts';
import { runProgram } from './run-program.ts';

/**
 * Builds the site and the functions, each only if its sources changed since its last build.
 * @param signal ends a build that runs
 * @param say takes a line for each, built or not
 * @throws when a build fails, with the first error of its output
 */
export async function buildIfChanged(
  signal?: AbortSignal,
  say: (line: string) => void = console.log,
): Promise<void> {
  for (const { workspace, name, sources } of BUILDS) {
    const stamp = join(PROJECT_ROOT, workspace, 'dist/.build-stamp');
    const hash = hashSources(PROJECT_ROOT, sources);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
      say(`Not building ${name}: nothing changed`);
      continue;
    }
    say(`Building ${name}`);
    rmSync(stamp, { force: true });
    const { code, output } = await runProgram('npm', ['run', 'build', '-w', workspace], {
      cwd: PROJECT_ROOT,
      // Another value in the shell would give the site React's development build, which production can't run.
      env: { ...process.env, NODE_ENV: 'production' },
      ...(signal && { signal }),
    });
    if (code !== 0) throw new Error(describeFailure(workspace, output));
    writeFileSync(stamp, hash);
  }
}

function describeFailure(workspace: string, output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('npm '));
  const cause = lines.find((line) => /error|fail/i.test(line)) ?? lines.at(-1) ?? 'no output';
  return `The build of ${workspace} failed: ${cause} (npm run build -w ${workspace} shows all)`;
}
