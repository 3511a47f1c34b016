import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../../e2e/browser.ts';
import { findBrowser } from '../../local/src/testing/browser.ts';

/** The program of the browser to measure with. @throws where there is none */
export function browserProgram(): string {
  const program = findBrowser();
  if (!program) throw new Error('This needs Chromium or Chrome: install one, or set CHROME_PATH.');
  return program;
}

/** Runs something with a browser of its own. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: browserProgram(), args: BROWSER_FLAGS });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
