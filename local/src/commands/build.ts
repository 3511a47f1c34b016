import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT_ROOT } from '../project.ts';
import { runProgram } from './run-program.ts';

/** Each workspace that is built, in order, and what its result depends on. */
const BUILDS = [
  { workspace: 'web', name: 'the site', sources: ['web', 'contract'] },
  { workspace: 'functions', name: 'the functions', sources: ['functions', 'web', 'contract'] },
];

const NOT_SOURCES = new Set(['node_modules', 'dist']);

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
    const hash = hashSources(sources);
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

/** A hash of all source files and of the versions of all packages. Tests are no source of a build. */
function hashSources(folders: string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(PROJECT_ROOT, 'package-lock.json')));
  for (const file of folders.flatMap((folder) => listFiles(folder)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(PROJECT_ROOT, file)));
  }
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  return readdirSync(join(PROJECT_ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : listFiles(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

function describeFailure(workspace: string, output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('npm '));
  const cause = lines.find((line) => /error|fail/i.test(line)) ?? lines.at(-1) ?? 'no output';
  return `The build of ${workspace} failed: ${cause} (npm run build -w ${workspace} shows all)`;
}
