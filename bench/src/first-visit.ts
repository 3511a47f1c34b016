import { withBrowser } from './browser.ts';
import { warmUp } from './lighthouse/warm-up.ts';
import { PAGES } from './pages.ts';
import { PHONE } from './phone.ts';
import type { Figure } from './report.ts';

/** The most that a whole first visit of the home page may transfer, in thousands of bytes. */
const HOME_TARGET_KB = 350;

/** What a phone with an empty cache transfers for a page that nobody scrolls, headers included. */
async function visit(url: string): Promise<{ bytes: number; requests: number; apiCalls: number }> {
  await warmUp(url);
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const visited = { bytes: 0, requests: 0, apiCalls: 0 };
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      visited.bytes += encodedDataLength;
    });
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol === 'data:') return;
      visited.requests += 1;
      if (pathname.startsWith('/api')) visited.apiCalls += 1;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return visited;
  });
}

/**
 * Bytes, requests and calls of the API of whole first visits, pictures included.
 * @param origin of a running stack with the sample catalogue
 */
export async function measureFirstVisits(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of PAGES) {
    const { bytes, requests, apiCalls } = await visit(origin + path);
    const target = path === '/' ? HOME_TARGET_KB : null;
    figures.push(
      { name: `${name} page: everything, with pictures`, value: bytes / 1_000, unit: 'KB', target },
      { name: `${name} page: requests`, value: requests, unit: 'requests', target: null },
      { name: `${name} page: calls of the API`, value: apiCalls, unit: 'requests', target: 0 },
    );
  }
  return figures;
}
