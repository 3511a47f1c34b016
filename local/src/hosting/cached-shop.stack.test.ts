import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../project.ts';
import { signIn } from '../seeding/admin-session.ts';
import { type Stack, startStack } from '../stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    port: 0,
    dataFolder: null,
    cache: 'stale-while-revalidate',
    seed: true,
    log: () => {},
    notice: (line) => console.error(line),
  });
});
afterAll(() => stack.stop());

async function look(path: string, init?: RequestInit) {
  const answer = await fetch(`${stack.url}${path}`, init);
  return { kept: answer.headers.get('x-cache'), status: answer.status, text: await answer.text() };
}

it('gives visitors what was kept, and the owner what is', async () => {
  const path = '/api/categories';
  expect(await look(path)).toMatchObject({ kept: 'MISS', status: 200 });
  const admin = await signIn(stack.url, DEMO_ADMIN);
  await admin.call('POST', '/api/admin/categories', {
    name: 'Just saved',
    slug: 'just-saved',
    description: '',
    image: '',
  });
  const visitors = await look(path);
  expect(visitors.kept).toBe('HIT');
  expect(visitors.text).not.toContain('Just saved');
  expect(JSON.stringify(await admin.call('GET', path))).toContain('Just saved');
});

it.each(['/', '/categories', '/category/music', '/api/products?limit=8', '/feed.xml', '/sitemap.xml'])(
  'keeps %s for visitors',
  async (path) => {
    const first = await look(path);
    expect(first).toMatchObject({ kept: 'MISS', status: 200 });
    expect(await look(path)).toEqual({ ...first, kept: 'HIT' });
  },
);

it('keeps a page that is not there, as briefly as it says, and no page of the back office', async () => {
  await look('/product/nothing');
  expect(await look('/product/nothing')).toMatchObject({ kept: 'HIT', status: 404 });
  await look('/admin');
  expect(await look('/admin')).toMatchObject({ kept: 'MISS', status: 200 });
});
