import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { PROJECT_ROOT } from '../project.ts';

/** Names of browsers that Playwright's Chromium driver can use, the most usual first. */
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightsOwn(): string {
  const require = createRequire(join(PROJECT_ROOT, 'e2e/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  return chromium.executablePath();
}

/**
 * Finds a browser: CHROME_PATH, then Chromium or Chrome as the system has it, then Playwright's own.
 * @returns the program's path, null where there is none
 * @throws Error where CHROME_PATH names no program
 */
export function findBrowser(): string | null {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(`CHROME_PATH names ${chosen}, which is no program that can be run`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...candidates, MAC_CHROME, playwrightsOwn()].find(isProgram) ?? null;
}

function runShown(command: string, args: string[]): void {
  execFileSync(command, args, { cwd: PROJECT_ROOT, stdio: 'inherit' });
}

function installBrowser(): void {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot) {
    runShown('apt-get', ['update']);
    runShown('apt-get', ['install', '-y', 'chromium']);
  } else {
    runShown('npx', ['playwright', 'install', 'chromium']);
  }
}

/**
 * A browser for the browser tests; installs one where there is none: Debian's Chromium for root on Debian, else
 * Playwright's own.
 * @returns the program's path
 * @throws Error that says what is missing
 */
export function ensureBrowser(): string {
  const present = findBrowser();
  if (present) return present;
  const missing =
    'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program.';
  try {
    installBrowser();
  } catch (error) {
    throw new Error(`${missing} Installing it failed: ${error instanceof Error ? error.message : error}`);
  }
  const installed = findBrowser();
  if (!installed) throw new Error(missing);
  return installed;
}
