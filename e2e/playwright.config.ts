import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import { STACK_URL } from './stack.ts';

const executablePath = browserPath();

/** Long ones, for the long run. */
const HARD_FILES = /\.hard\.spec\.ts$/;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** A browser as people use it: clicks of one that says it has no screen are a bot's, and not counted. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  forbidOnly: true,
  // A busy machine may stall a browser; what needed another try is named as flaky at the end.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: STACK_URL,
    userAgent: USER_AGENT,
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', testIgnore: HARD_FILES, use: DESKTOP },
    { name: 'desktop-hard', testMatch: HARD_FILES, use: DESKTOP },
    // For the long run as well: nearly everything, once more on a phone's screen.
    { name: 'phone', testIgnore: HARD_FILES, use: PHONE },
  ],
});
