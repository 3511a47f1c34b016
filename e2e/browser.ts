import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to drive: CHROME_PATH, else one in a usual place; undefined leaves it to Playwright's own. */
export function browserPath(): string | undefined {
  return process.env.CHROME_PATH || USUAL_PLACES.find((path) => existsSync(path));
}

/** No sandbox, which a container lacks; and nothing that talks to the network by itself. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
