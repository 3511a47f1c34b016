import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../hosting/loopback-server.ts';
import { DEMO_ADMIN } from '../project.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { descendantsOf, isAlive, type StartedCommand, startCommand } from '../testing/started-command.ts';
import type { RunningProcess } from './processes.ts';

/** A browser as people use it: clicks of one that says it has no screen are a bot's, and not counted. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
/** The suite starts a process for each request that is in flight, and a page asks for six pictures at once. */
const PATIENCE_MS = 180_000;

interface Picture {
  currentSrc: string;
  naturalWidth: number;
}

let command: StartedCommand;
let port: number;
let url: string;
let processes: RunningProcess[];

beforeAll(async () => {
  port = await freePort();
  command = startCommand(['emulators', '--free-ports', '--stand-ins'], { PORT: String(port) });
  await command.wrote('Admin: ');
  url = /^Ready: (\S+)$/m.exec(command.output())?.[1] ?? '';
  processes = await descendantsOf(command.child.pid as number);
});

afterAll(async () => {
  command.child.kill('SIGINT');
  expect(await command.ended).toBe(0);
  expect(processes.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(processes.filter(isAlive)).toEqual([]), { timeout: 5_000 });
});

it('serves the shop on the port that PORT names', async () => {
  expect(url).toBe(`http://localhost:${port}`);
  const answer = await fetch(`${url}/categories`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Fashion');
});

it('lists products under the official suite', async () => {
  const answer = await fetch(`${url}/api/products?limit=3`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveLength(3);
});

describe('who may change something', () => {
  const signInFrom = (origin: string, shop = url) =>
    fetch(`${shop}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(DEMO_ADMIN),
    });

  it("is the shop's own page", async () => {
    expect((await signInFrom(url)).status).toBe(200);
  });

  it("is the shop's own page by the address that the suite itself prints", async () => {
    const printed = `http://127.0.0.1:${port}`;
    expect((await signInFrom(printed, printed)).status).toBe(200);
  });

  it.each(['https://evil.example', 'http://localhost:1', 'null'])('is no page of %s', async (origin) => {
    expect((await signInFrom(origin)).status).toBe(403);
  });
});

describe('in a real browser', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
    const context = await browser.newContext({ baseURL: url, userAgent: USER_AGENT });
    await context.route(
      (address) => address.hostname !== 'localhost',
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
    );
    page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterAll(() => browser.close());

  /** Waits until the script of the page has taken over: React marks the elements that it knows. */
  const open = async (path: string) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const marks = () => page.locator('h1').evaluate((heading: object) => Object.keys(heading).join());
    await expect.poll(marks, { timeout: PATIENCE_MS }).toContain('__reactFiber$');
  };
  /** Waits until a picture of the shop's storage is loaded and shown. */
  const pictureShows = async (picture: Locator) => {
    const shown = () => picture.evaluate((image: Picture) => (image.currentSrc ? image.naturalWidth : 0));
    await expect.poll(shown, { timeout: PATIENCE_MS }).toBeGreaterThan(100);
    expect(await picture.evaluate((image: Picture) => image.currentSrc)).toContain(`${url}/uploads/`);
  };
  const statusOf = async (path: RegExp, act: () => Promise<unknown>) => {
    const answered = page.waitForResponse((response) => path.test(new URL(response.url()).pathname));
    await act();
    return (await answered).status();
  };

  it('sample pictures show', async () => {
    await open('/product/hot-pink-pager-with-belt-clip');
    await pictureShows(page.getByRole('article').getByRole('img').first());
  });

  it('a click on the buy button is counted and opens the partner', async () => {
    const partner = page.waitForEvent('popup');
    const buy = page.getByRole('button', { name: /BUY NOW\/MORE INFO/ });
    expect(await statusOf(/^\/api\/products\/\d+\/click$/, () => buy.click())).toBe(200);
    await (await partner).waitForURL(/^https:/);
  });

  it('subscribing succeeds', async () => {
    const form = page.getByRole('region', { name: 'Get the good stuff first' });
    await form.getByLabel('Email address').fill('browser@radrewind.example');
    const submit = () => form.getByRole('button', { name: 'SUBSCRIBE' }).click();
    expect(await statusOf(/^\/api\/subscribe$/, submit)).toBe(201);
  });

  it('signing in leads to the back office, and uploading a picture shows it', async () => {
    await open('/auth');
    await page.getByLabel('Username').fill(DEMO_ADMIN.username);
    await page.getByLabel('Password').fill(DEMO_ADMIN.password);
    await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
    await page.waitForURL(`${url}/`);

    await page.goto('/admin/products/new');
    await page.getByRole('tab', { name: 'MEDIA' }).click();
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload File' }).click();
    const picture = await page.request.get('/uploads/pager.webp');
    await (await chosen).setFiles({
      name: 'pager.webp',
      mimeType: 'image/webp',
      buffer: await picture.body(),
    });
    await pictureShows(page.getByRole('img', { name: 'Preview of the featured image' }));
  });

  it('no page threw an error', () => expect(complaints).toEqual([]));
});
