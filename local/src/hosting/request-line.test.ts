import { afterEach, expect, it, vi } from 'vitest';
import { startHosting } from './hosting.ts';
import { SITE_CONFIG, type Site, startSite } from './site-for-tests.ts';

let site: Site;
afterEach(() => site.stop());

it('says in one short line what became of each request', async () => {
  site = await startSite('fresh-only');
  const lines: string[] = [];
  const hosting = await startHosting({
    root: site.root,
    config: SITE_CONFIG,
    functions: { fixture: async () => site.hosting.url },
    cache: 'fresh-only',
    port: 0,
    request: (line) => lines.push(line),
  });
  site.answerWith((_request, response) => {
    response.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end('answer');
  });
  const long = `/${'a'.repeat(200)}`;
  for (const path of ['/page', '/page', '/style.css', long, '/%']) await fetch(`${hosting.url}${path}`);
  await vi.waitFor(() => expect(lines).toHaveLength(5));
  await hosting.stop();
  const time = '\\d+ ms';
  const expected = [
    `^GET /page 200 ${time} MISS$`,
    `^GET /page 200 ${time} HIT$`,
    `^GET /style\\.css 200 ${time}$`,
    `^GET /a{99}… 200 ${time} MISS$`,
    `^GET /% 400 ${time}$`,
  ];
  for (const [index, pattern] of expected.entries()) expect(lines[index]).toMatch(new RegExp(pattern));
});
